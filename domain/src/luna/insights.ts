/** The words of findings. Without zod. */
export const insightCategories = {
  routes: 'Rota değişiklikleri',
  weather: 'Hava',
  traffic: 'Gemi trafiği',
  ports: 'Liman yoğunluğu',
} as const
export type InsightCategory = keyof typeof insightCategories

export const insightUrgencies = { urgent: 'Acil', normal: 'Normal' } as const
export type InsightUrgency = keyof typeof insightUrgencies

/** Longer descriptions are cut here, with a way to read on. */
export const shownCharacters = 150
