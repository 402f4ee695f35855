/** Countries that nothing may be sent to or fetched from, with what to say; by code. Source: public notices of the ministry of trade. */
export const tradeBans = {
  IL: 'Türkiye ile İsrail arasındaki ticaret 2 Mayıs 2024’ten beri durdurulmuş durumda; bu hat için teklif veremeyebiliriz.',
} as const

export function tradeBanOn(...countries: (string | undefined)[]): string | null {
  const banned = countries.find(
    (code): code is keyof typeof tradeBans => code !== undefined && code in tradeBans,
  )
  return banned ? tradeBans[banned] : null
}
