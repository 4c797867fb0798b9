// The package's public contract: types, validators and event types for integrators.

export * from './document.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './lifecycle.ts';
export type * from './model.ts';
export * from './operations.ts';
export * from './validate.ts';
