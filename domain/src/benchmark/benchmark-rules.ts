/** The figures, the sentences and the suggestions of an analysis: rules over what was counted, each saying what it was made from. Without zod. */
import { type FigureKey, figureLabels, withheldSentence } from '#benchmark/benchmark.copy.ts'
import type { BenchmarkFacts, OfOthers, ServiceFacts } from '#benchmark/benchmark-facts.ts'
import { settledText } from '#quotes/settled-months.ts'

const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 })
const dollars = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 })
const inWords = (value: number) => number.format(value)
const usd = (value: number) => `${dollars.format(value)}\u00a0USD`

export const toTenth = (value: number): number => Math.round(value * 10) / 10
const share = (part: number, whole: number) => (whole === 0 ? null : toTenth((part / whole) * 100))

/** Of an average of fewer others, or of fewer firms, a customer who knows their own could tell whose it is. */
export const enoughOthers: OfOthers = { samples: 5, firms: 3 }
export const isEnough = ({ samples, firms }: OfOthers): boolean =>
  samples >= enoughOthers.samples && firms >= enoughOthers.firms

export const onTimeShare = ({ on_time, delivered }: Pick<ServiceFacts, 'on_time' | 'delivered'>) =>
  share(on_time, delivered)
export const winRate = ({ won, lost }: Pick<ServiceFacts, 'won' | 'lost'>) => share(won, won + lost)

/** By how much percent the customer's offers were above the market's, each month weighed by its offers; null where no month has both. */
export function priceDifference({ months }: Pick<BenchmarkFacts, 'months'>): number | null {
  let [paid, usual] = [0, 0]
  for (const { own, own_quotes, market } of months) {
    if (own === null || market === null) continue
    paid += own * own_quotes
    usual += market * own_quotes
  }
  return usual === 0 ? null : toTenth((paid / usual - 1) * 100)
}

export type Figures = Record<FigureKey, number | null>

export function ownFigures(facts: BenchmarkFacts): Figures {
  return { price: priceDifference(facts), ...serviceFigures(facts.own) }
}

/** Of everybody on the lane; what too little is known of is null. */
export function laneFigures({ market, others }: BenchmarkFacts): Omit<Figures, 'price'> {
  const known = serviceFigures(market)
  return {
    on_time: isEnough(others.on_time) ? known.on_time : null,
    answer: isEnough(others.answer) ? known.answer : null,
    transit: isEnough(others.transit) ? known.transit : null,
    win_rate: isEnough(others.win_rate) ? known.win_rate : null,
    stars: isEnough(others.stars) ? known.stars : null,
  }
}

function serviceFigures(facts: ServiceFacts): Omit<Figures, 'price'> {
  const tenth = (value: number | null) => (value === null ? null : toTenth(value))
  return {
    on_time: onTimeShare(facts),
    answer: tenth(facts.answer_hours),
    transit: tenth(facts.transit_days),
    win_rate: winRate(facts),
    stars: tenth(facts.stars),
  }
}

/** What each figure of the customer is made from. */
export function madeFrom({ own, months }: BenchmarkFacts): Record<FigureKey, string> {
  const compared = months.reduce(
    (sum, { own_quotes, own: price, market }) => (price !== null && market !== null ? sum + own_quotes : sum),
    0,
  )
  return {
    price: compared > 0 ? `${compared} teklif` : 'karşılaştırılacak teklif yok',
    on_time: own.delivered > 0 ? `${own.on_time} / ${own.delivered} teslimat` : 'teslimat yok',
    answer: own.answers > 0 ? `${own.answers} teklif, ortalama` : 'teklif yok',
    transit: own.transits > 0 ? `${own.transits} gönderi, ortalama` : 'varmış gönderi yok',
    win_rate: own.won + own.lost > 0 ? `${own.won} / ${own.won + own.lost} yanıt` : 'yanıtlanmış teklif yok',
    stars: own.ratings > 0 ? `${own.ratings} değerlendirme` : 'değerlendirme yok',
  }
}

/** Only what is known. */
export function labelled(figures: Figures): Record<string, number> {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([key, value]) =>
      value === null ? [] : [[figureLabels[key as FigureKey], value]],
    ),
  )
}

/** A difference below this is none. */
const alikePercent = 2
const alikePoints = 3
const alikeHours = 2
const alikeDays = 1

export function analysisOf(facts: BenchmarkFacts): string[] {
  const { months, own, source, index, unit, lost_for_price } = facts
  const [figures, lane, from] = [ownFigures(facts), laneFigures(facts), madeFrom(facts)]
  const sentences: string[] = []
  if (source === 'none') sentences.push(withheldSentence)
  if (source === 'index' && index)
    sentences.push(
      `Piyasa çizgisi ${index.name} endeksidir (${index.source}); kendi tekliflerimiz bu hatta yeterli değil.`,
    )
  if (figures.price !== null)
    sentences.push(
      Math.abs(figures.price) < alikePercent
        ? `Fiyatlar piyasayla aynı düzeyde (fark %${inWords(Math.abs(figures.price))}; ${from.price}, ${unit}).`
        : `Fiyatlar piyasanın %${inWords(Math.abs(figures.price))} ${figures.price > 0 ? 'üzerinde' : 'altında'} (${from.price}, ${unit}).`,
    )
  const known = months.filter(({ market }) => market !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (first?.market && last?.market && first !== last) {
    const change = toTenth((last.market / first.market - 1) * 100)
    const course =
      Math.abs(change) < alikePercent
        ? 'durağan'
        : `%${inWords(Math.abs(change))} ${change > 0 ? 'yükseldi' : 'geriledi'}`
    sentences.push(
      `Piyasa ${settledText(first.month)} ile ${settledText(last.month)} arasında ${course}: ${usd(first.market)} → ${usd(last.market)}.`,
    )
  }
  if (figures.on_time !== null)
    sentences.push(
      `Zamanında teslim oranı %${inWords(figures.on_time)} (${from.on_time})${against(figures.on_time, lane.on_time, alikePoints, 'hat ortalaması %')}.`,
    )
  if (figures.answer !== null)
    sentences.push(
      `İlk fiyat ortalama ${inWords(figures.answer)} saatte verildi (${own.answers} teklif)${against(figures.answer, lane.answer, alikeHours, 'hat ortalaması ', ' saat')}.`,
    )
  if (figures.transit !== null)
    sentences.push(
      `Yol ortalama ${inWords(figures.transit)} gün sürdü (${own.transits} gönderi)${against(figures.transit, lane.transit, alikeDays, 'hat ortalaması ', ' gün')}.`,
    )
  if (figures.win_rate !== null)
    sentences.push(
      `Yanıtlanan tekliflerde kabul oranı %${inWords(figures.win_rate)} (${from.win_rate})${against(figures.win_rate, lane.win_rate, alikePoints, 'hat ortalaması %')}.`,
    )
  if (lost_for_price.count > 0)
    sentences.push(
      `Reddedilen ${lost_for_price.of} teklifin ${lost_for_price.count} tanesinde neden olarak fiyat seçildi.`,
    )
  if (figures.stars !== null)
    sentences.push(`Gönderilere ortalama ${inWords(figures.stars)} yıldız verildi (${from.stars}).`)
  if (own.won + own.lost + own.answers + own.delivered === 0 && figures.price === null)
    sentences.push('Bu hatta ve bu dönemde teklif ya da teslimat yok.')
  return sentences
}

function against(own: number, lane: number | null, alike: number, before: string, after = ''): string {
  if (lane === null) return ''
  const is = Math.abs(own - lane) < alike ? ', hat ortalamasına yakın' : ''
  return `; ${before}${inWords(lane)}${after}${is}`
}

export type Suggestion = { baslik: string; etki: string }

/** The most telling first. Each impact is a sum over what was counted, and says so. */
export function suggestionsOf(facts: BenchmarkFacts): Suggestion[] {
  const { months, own, market, lost_for_price } = facts
  const [figures, lane] = [ownFigures(facts), laneFigures(facts)]
  const found: Suggestion[] = []
  const add = (baslik: string, etki: string) => found.push({ baslik, etki })
  const both = months.filter((month) => month.own !== null && month.market !== null)
  const offers = both.reduce((sum, { own_quotes }) => sum + own_quotes, 0)
  const perUnit =
    offers === 0
      ? 0
      : both.reduce((sum, month) => sum + ((month.own ?? 0) - (month.market ?? 0)) * month.own_quotes, 0) /
        offers
  if (figures.price !== null && figures.price >= alikePercent)
    add(
      'Fiyatı piyasa ortancasına yaklaştırın',
      `Birim başına ortalama ${usd(perUnit)} fark kapanır (${offers} tekliften hesaplandı).`,
    )
  if (figures.price !== null && figures.price <= -alikePercent && (figures.win_rate ?? 0) >= 60)
    add(
      'Fiyat avantajını görüşmede öne çıkarın',
      `Birim başına ortalama ${usd(-perUnit)} piyasanın altında (${offers} tekliften hesaplandı).`,
    )
  if (lost_for_price.count > 0)
    add(
      'Fiyat yüzünden reddedilen teklifleri yeniden görüşün',
      `${lost_for_price.count} teklif geri kazanılırsa kazanma oranı %${inWords(share(own.won + lost_for_price.count, own.won + own.lost) ?? 0)} olur (${own.won + own.lost} yanıttan hesaplandı).`,
    )
  if (figures.answer !== null && lane.answer !== null && figures.answer - lane.answer >= alikeHours)
    add(
      'Bu müşteriye daha hızlı fiyat verin',
      `Hat ortalamasına inmek ${inWords(toTenth(figures.answer - lane.answer))} saat kazandırır (${own.answers} tekliften hesaplandı).`,
    )
  if (figures.on_time !== null && figures.on_time < 90 && own.delivered > own.on_time)
    add(
      'Geciken teslimatların nedenini müşteriyle paylaşın',
      `${own.delivered - own.on_time} teslimat gecikti; biri zamanında olsaydı oran %${inWords(share(own.on_time + 1, own.delivered) ?? 0)} olurdu.`,
    )
  if (figures.transit !== null && lane.transit !== null && figures.transit - lane.transit >= alikeDays)
    add(
      'Daha kısa süreli seferleri önerin',
      `Hat ortalaması ${inWords(lane.transit)} gün; ${inWords(toTenth(figures.transit - lane.transit))} gün kazanılabilir (${market.transits} gönderiden hesaplandı).`,
    )
  if (figures.stars !== null && figures.stars < 4)
    add(
      'Düşük puan veren müşteriyi arayın',
      `Ortalama ${inWords(figures.stars)} yıldız (${own.ratings} değerlendirmeden hesaplandı).`,
    )
  const known = months.filter(({ market }) => market !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (first?.market && last?.market && last.market / first.market - 1 >= 0.05)
    add(
      'Yükselen piyasada geçerliliği kısa tutun, hacmi erken bağlayın',
      `Piyasa dönem içinde birim başına ${usd(last.market - first.market)} arttı (${known.length} ayın ortancasından hesaplandı).`,
    )
  if (first?.market && last?.market && last.market / first.market - 1 <= -0.05)
    add(
      'Düşen piyasada yeni fiyat teklif edin',
      `Piyasa dönem içinde birim başına ${usd(first.market - last.market)} geriledi (${known.length} ayın ortancasından hesaplandı).`,
    )
  return found
}

/** What the customer can do about it, for the report that they get: nothing of how we negotiate. */
export function suggestionsForCustomer(facts: BenchmarkFacts): Suggestion[] {
  const [figures, lane] = [ownFigures(facts), laneFigures(facts)]
  const known = facts.months.filter(({ market }) => market !== null)
  const [first, last] = [known[0], known.at(-1)]
  const found: Suggestion[] = []
  const course = first?.market && last?.market ? last.market / first.market - 1 : 0
  if (first?.market && last?.market && Math.abs(course) >= 0.05)
    found.push({
      baslik: course > 0 ? 'Yükselen piyasada hacminizi erken bağlayın' : 'Düşen piyasada yeni fiyat isteyin',
      etki: `Piyasa dönem içinde birim başına ${usd(Math.abs(last.market - first.market))} ${course > 0 ? 'arttı' : 'geriledi'} (${known.length} ayın ortancasından hesaplandı).`,
    })
  if (figures.transit !== null && lane.transit !== null && figures.transit - lane.transit >= alikeDays)
    found.push({
      baslik: 'Daha kısa süreli seferleri sorun',
      etki: `Hat ortalaması ${inWords(lane.transit)} gün; ${inWords(toTenth(figures.transit - lane.transit))} gün kazanılabilir (${facts.market.transits} gönderiden hesaplandı).`,
    })
  return found
}
