/** The words of the index tables. Without zod and without the table of places. */
export const figureKinds = {
  fuel: 'Yakıt fiyatı',
  freight: 'Navlun endeksi',
  congestion: 'Liman ve kapı yoğunluğu',
} as const
export type FigureKind = keyof typeof figureKinds

/** What a figure is written in. */
export const figureUnits: Record<FigureKind, string> = {
  fuel: 'USD/MT',
  freight: 'puan',
  congestion: '% dolu',
}

export const noteKinds = {
  weather: 'Hava',
  traffic: 'Gemi trafiği',
  route: 'Güzergâh',
  port: 'Liman',
  economic: 'Ekonomi',
} as const
export type NoteKind = keyof typeof noteKinds

export const severities = { high: 'Yüksek', medium: 'Orta', low: 'Düşük' } as const
export type Severity = keyof typeof severities
