/** What is foretold for the office, in words. Without zod. */
import type { Backtest } from '#luna/predictions/backtest.ts'

export const predictionWords = {
  quotes_won: {
    title: 'Kazanılacak teklifler',
    question: 'Yanıt bekleyen tekliflerden hangileri kazanılacak?',
    likelihood: 'kazanma olasılığı',
    sample: 'sonuçlanmış teklif',
  },
  promises_missed: {
    title: 'Kaçırılacak sözler',
    question: 'Bekleyen taleplerden hangisine söz verilen sürede fiyat verilemeyecek?',
    likelihood: 'kaçırma olasılığı',
    sample: 'fiyatlanmış talep',
  },
  requests_next_week: {
    title: 'Gelecek haftanın talepleri',
    question: 'Gelecek hafta hangi hattan kaç talep gelecek?',
    likelihood: 'beklenen talep',
    sample: 'hat haftası',
  },
  shipments_late: {
    title: 'Gecikecek gönderiler',
    question: 'Süren gönderilerden hangileri söz verilen günü aşacak?',
    likelihood: 'gecikme olasılığı',
    sample: 'teslim edilmiş gönderi',
  },
} as const
export type PredictionKind = keyof typeof predictionWords
export const predictionKinds = Object.keys(predictionWords) as [PredictionKind, ...PredictionKind[]]

const decimal = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 3, maximumFractionDigits: 3 })
const whole = new Intl.NumberFormat('tr-TR')
export const scoreText = (score: number) => decimal.format(score)

/** How it did when it was tried, for beside what it foretells or instead of it. */
export function backtestSentence(
  kind: PredictionKind,
  { learned, tried, score, naive, verdict }: Backtest,
): string {
  const { sample } = predictionWords[kind]
  if (verdict === 'too_few' || score === null || naive === null)
    return `Denemek için yeterli geçmiş yok (${whole.format(learned + tried)} ${sample}), bu yüzden tahmin gösterilmiyor.`
  const figures = `${whole.format(tried)} ${sample} üzerinde hata ${scoreText(score)}, hep ortalamayı söyleyenin hatası ${scoreText(naive)}`
  return verdict === 'better'
    ? `Denendi: ${figures}. Küçük olan iyidir.`
    : `Denendi ve ortalamayı söylemekten belirgin biçimde iyi çıkmadı, bu yüzden gösterilmiyor: ${figures}.`
}

/** What a factor is called where it is a reason. */
export const factorWords: Record<string, string> = {
  age: 'ne zamandır yanıt beklediği',
  lately: 'son tekliflerin sonucu',
  seen: 'görülüp görülmediği',
  delay: 'bildirilen gecikme',
  left: 'kalan gün',
  mode: 'taşıma şekli',
  lane: 'hat',
  customer: 'müşterinin geçmişi',
  speed: 'fiyatın ne kadar çabuk verildiği',
  revision: 'revize sayısı',
  validity: 'geçerlilik süresi',
  price: 'fiyat düzeyi',
  form: 'talebin geldiği form',
  urgency: 'aciliyet',
  hour: 'geldiği saat',
  weekday: 'geldiği gün',
  load: 'o günkü iş yükü',
  season: 'mevsim',
}
export const reasonText = ({ factor, raises }: { factor: string; raises: boolean }) =>
  `${factorWords[factor] ?? factor} ${raises ? 'artırıyor' : 'azaltıyor'}`
