/**
 * The whole of openapi.yaml as data. Loaded on demand: it is large, and only the API reference and
 * tools need it.
 */
export async function loadDocument(): Promise<Readonly<Record<string, unknown>>> {
  const { document } = await import('./generated/document.ts');
  return document;
}
