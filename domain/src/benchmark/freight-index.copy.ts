/** The units of freight indices. Without zod. */
export const indexUnits = {
  dry_20: "20' standart konteyner",
  dry_40: "40' standart veya yüksek konteyner",
} as const
export type IndexUnit = keyof typeof indexUnits
