/** By how many hours an arrival may be beyond the promised day before a shipment counts as late, per mode. Without zod. */
export type LateAfterHours = Record<'sea' | 'air' | 'land', number>

/** Until an admin sets others. */
export const lateAfterHours: LateAfterHours = { air: 24, land: 48, sea: 72 }
/** A month: whoever wants no warning at all promises nothing. */
export const mostLateHours = 720
