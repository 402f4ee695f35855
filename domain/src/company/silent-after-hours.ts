/** For how many hours nothing may be heard of a shipment on its way before somebody asks, per mode. Without zod. */
export type SilentAfterHours = Record<'sea' | 'air' | 'land', number>

/** Until an admin sets others. Between two ports a ship says little. */
export const silentAfterHours: SilentAfterHours = { air: 24, land: 48, sea: 168 }
/** A month. */
export const mostSilentHours = 720
