export * from './endpoints.ts';
export * from './entities.ts';
export * from './payloads.ts';
