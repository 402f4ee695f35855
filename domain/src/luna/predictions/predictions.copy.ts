/** What is foretold for the office, in words. Without zod. */
import type { Backtest } from '#luna/predictions/backtest.ts'
import { shipmentTypeWords, transportModeWords, urgencyLevelWords } from '#requests/request-options.ts'

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

/** What is the case, where a factor's value says it better than its name. */
const valueWords: Record<string, Readonly<Record<string, string>>> = {
  age: {
    today: 'bugün gönderildi',
    yesterday: 'dün gönderildi',
    days: '2–3 gündür yanıt bekliyor',
    'a week': '4–6 gündür yanıt bekliyor',
    longer: 'bir haftadan uzun süredir yanıt bekliyor',
  },
  lately: {
    mostly: 'son tekliflerin çoğu kazanıldı',
    often: 'son tekliflerin yarıdan çoğu kazanıldı',
    seldom: 'son tekliflerin yarıdan azı kazanıldı',
    hardly: 'son tekliflerin çok azı kazanıldı',
  },
  seen: { seen: 'müşteri açtı', unseen: 'müşteri henüz açmadı' },
  delay: { told: 'gecikme bildirildi', none: 'gecikme bildirilmedi' },
  left: {
    days: 'söze birkaç gün kaldı',
    'a week': 'söze bir hafta kadar kaldı',
    weeks: 'söze haftalar var',
  },
  mode: { ...lowered(transportModeWords), ...lowered(shipmentTypeWords) },
  customer: {
    mostly: 'müşteri teklifleri çoğunlukla kabul ediyor',
    often: 'müşteri tekliflerin yarıdan çoğunu kabul ediyor',
    seldom: 'müşteri tekliflerin yarıdan azını kabul ediyor',
    hardly: 'müşteri teklifleri nadiren kabul ediyor',
    new: 'müşterinin geçmişi az',
  },
  speed: {
    'at once': 'fiyat altı saat dolmadan verildi',
    'same day': 'fiyat aynı gün verildi',
    'next day': 'fiyat ertesi gün verildi',
    later: 'fiyat bir günden geç verildi',
  },
  revision: { first: 'ilk teklif', revised: 'revize edildi' },
  validity: { short: 'geçerliliği kısa', usual: 'geçerliliği olağan', long: 'geçerliliği uzun' },
  price: { low: 'fiyat olağanın altında', usual: 'fiyat olağan', high: 'fiyat olağanın üstünde' },
  urgency: lowered(urgencyLevelWords, 'aciliyeti '),
  hour: {
    closed: 'ofis kapalıyken geldi',
    morning: 'sabah geldi',
    afternoon: 'öğleden sonra geldi',
  },
  weekday: { weekend: 'hafta sonu geldi', friday: 'cuma günü geldi', week: 'hafta içi geldi' },
  load: { high: 'o gün iş çoktu', usual: 'o gün iş olağandı', low: 'o gün iş azdı' },
  season: { winter: 'kış', spring: 'ilkbahar', summer: 'yaz', autumn: 'sonbahar' },
}

function lowered(words: Readonly<Record<string, string>>, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).map(([value, word]) => [value, before + word.toLocaleLowerCase('tr')]),
  )
}

export function reasonText({
  factor,
  value,
  raises,
}: {
  factor: string
  value: string
  raises: boolean
}): string {
  const what = valueWords[factor]?.[value] ?? factorWords[factor] ?? factor
  return `${what} (${raises ? 'artırıyor' : 'azaltıyor'})`
}
