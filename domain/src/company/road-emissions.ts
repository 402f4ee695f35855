/** How much greenhouse gas a lorry makes, and who says so: no standard gives one figure for all, so an admin sets it. Without zod. */
export type RoadEmissions = {
  /** Of CO₂e, for a tonne over a kilometre, well to wheel. */
  grams: number
  /** Empty where nobody has given one; then pages say so. */
  source: string
}

/** Until an admin sets others: an articulated lorry in Europe, as it is commonly reckoned. */
export const roadEmissions: RoadEmissions = { grams: 80, source: '' }
export const mostRoadGrams = 500
