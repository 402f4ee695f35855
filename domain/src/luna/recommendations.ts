/** What is recommended to a customer, by kind. Without zod. */
export const recommendationKinds = {
  late: 'Geciken gönderi',
  price: 'Fiyat yükseliyor',
  consolidate: 'Yükleri birleştirin',
  rhythm: 'Düzenli sevkiyat',
} as const
export type RecommendationKind = keyof typeof recommendationKinds
