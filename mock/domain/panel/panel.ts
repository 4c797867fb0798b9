/** Test panels: operator-curated for all, or private to one client (spec, "Test panel"). */

export type PanelStep = {
  readonly name: string;
  readonly order: number;
  readonly isMandatory: boolean;
  readonly requiresPhoto: boolean;
};

/** `clientId` null: a global panel, open to all clients. */
export type Panel = {
  readonly id: string;
  readonly clientId: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly steps: readonly PanelStep[];
};

export type PanelEvent = {
  readonly type: 'PanelCreated';
  readonly at: number;
  readonly panel: Panel;
};

export const isOfferedTo = (panel: Panel, clientId: string): boolean =>
  panel.clientId === null || panel.clientId === clientId;
