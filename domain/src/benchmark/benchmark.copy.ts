/** The words of the benchmark centre. Without zod. */
export const benchmarkProblems = {
  PERIOD_NOT_OVER: { status: 409, message: 'Bitmiş bir ay seçin; içinde bulunulan ay henüz kapanmadı.' },
} as const

/** The labels under which the answer gives its figures. */
export const figureLabels = {
  price: 'Piyasaya göre fiyat (%)',
  on_time: 'Zamanında teslim (%)',
  answer: 'Yanıt süresi (saat)',
  transit: 'Transit süresi (gün)',
  win_rate: 'Kazanma oranı (%)',
  stars: 'Geri bildirim (yıldız)',
} as const
export type FigureKey = keyof typeof figureLabels
export const figureKeys = Object.keys(figureLabels) as unknown as readonly [FigureKey, ...FigureKey[]]

/** The same without their units, as tiles are headed. */
export const figureTitles: Record<FigureKey, string> = {
  price: 'Piyasaya göre fiyat',
  on_time: 'Zamanında teslim',
  answer: 'Yanıt süresi',
  transit: 'Transit süresi',
  win_rate: 'Kazanma oranı',
  stars: 'Geri bildirim',
}

export const marketSources = { own: 'Kendi tekliflerimiz', index: 'Navlun endeksi', none: 'Yok' } as const
export type MarketSource = keyof typeof marketSources

/** Said instead of a market line. */
export const withheldSentence =
  'Piyasa çizgisi gösterilmiyor: bu hatta başka müşterilerin fiyatını ele vermeyecek kadar teklif yok (en az 3 firmadan 5 kabul edilmiş teklif gerekir).'

export const marketNote =
  'Piyasa, bu hatta kabul edilen tekliflerimizin aylık ortancasıdır; ay kapanınca dondurulur ve 10 USD’ye yuvarlanır. Ayda yeterli teklif yoksa son 3 ya da 6 ayınki alınır.'
