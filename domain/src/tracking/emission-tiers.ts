/** What a figure of greenhouse gas rests on. Apart from the computation, which brings all places along. */
export const emissionTiers = {
  primary: 'Taşıyıcının ölçümü',
  modelled: 'Sefere göre hesap',
  default: 'Varsayılan katsayı',
} as const
export type EmissionTier = keyof typeof emissionTiers
