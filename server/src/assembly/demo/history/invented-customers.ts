/** Customers that do not exist: coined company names, common first and last names, addresses under .example. */
import { consentPurposes, consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { demoRepresentatives } from '#assembly/demo/demo-world.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { users } from '#features/auth/users.table.ts'
import type { consents } from '#features/consents/consents.table.ts'
import type { profiles } from '#features/customers/profiles.table.ts'
import { shippedGroup } from '#features/customers/shipped-groups.ts'

export type Customer = typeof profiles.$inferInsert & {
  id: string
  email: string
  joined: number
  representative: { id: string; name: string }
  goods: readonly string[]
  paysInLira: boolean
  /** How often they inquire, relative to the others. */
  weight: number
}

const firstNames =
  'Ayla Baran Cemre Doruk Elif Ferit Gülce Hakan Irmak İlker Jale Kaan Lale Mert Nehir Okan Özge Pelin Rüzgâr Sude Şirin Tuna Umut Ülkü Vildan Yağız Zehra Asya Burak Ceyda'.split(
    ' ',
  )
const lastNames =
  'Akın Baykal Cömert Dinçer Erdem Fırat Güven Hızal Irmaklı İnce Korkut Levent Mutlu Nalbant Oğuz Öztan Pamir Sarıca Şenel Tezel Ulus Ünal Varol Yalın Zorlu'.split(
    ' ',
  )
/** Coined, so that no firm is meant. */
const stems =
  'Turnakuş Meşegöl Ayçakıl Gökyarpuz Kızılsöğüt Yelkovanlı Denizbahçeli Karadutlu Sarıpusula Akçeşmeli Bozkırgülü Çiğdemova Fındıkyel Gümüşçay İncirpınarlı Kestanedağ Lavantin Morsümbül Narçiçekli Öğleyel'.split(
    ' ',
  )
/** What each trade has to carry. */
const trades: readonly [string, ...string[]][] = [
  ['Tekstil', 'Kumaş topları', 'Hazır giyim, kolide', 'Pamuk ipliği'],
  ['Makine', 'Paletli makine parçası', 'Redüktör ve motor', 'CNC tezgâhı, sandıkta'],
  ['Gıda', 'Kuru incir ve kayısı', 'Zeytinyağı, cam şişede', 'Makarna, kolide'],
  ['Otomotiv Parça', 'Otomotiv yedek parça', 'Fren diski, paletli'],
  ['Mobilya', 'Mobilya, demonte', 'Ofis koltuğu, kolide'],
  ['Seramik', 'Seramik karo', 'Vitrifiye, paletli'],
  ['Kimya', 'Boya ham maddesi, tehlikesiz', 'Deterjan, kolide'],
  ['Ambalaj', 'Ambalaj filmi, rulo', 'Oluklu mukavva'],
  ['Beyaz Eşya', 'Buzdolabı', 'Beyaz eşya yedek parça'],
  ['Mermer', 'Mermer plaka, sandıkta', 'Traverten, paletli'],
  ['Plastik', 'Plastik granül, çuvalda', 'Plastik enjeksiyon parça'],
  ['Elektronik', 'Elektronik bileşen', 'LED aydınlatma, kolide'],
  ['Cam', 'Cam şişe, paletli', 'Temperli cam'],
]
/** Where firms of these trades sit. */
const cities = [
  'İstanbul',
  'Bursa',
  'İzmir',
  'Kocaeli',
  'Gaziantep',
  'Denizli',
  'Mersin',
  'Kayseri',
  'Konya',
  'Manisa',
  'Eskişehir',
  'Ankara',
  'Sakarya',
]
const positions = [
  'Lojistik Müdürü',
  'Dış Ticaret Uzmanı',
  'Satın Alma Müdürü',
  'İhracat Sorumlusu',
  'Genel Müdür',
  'Operasyon Şefi',
]

const dayMs = 86_400_000
const slug = (text: string) => foldTurkish(text).replace(/[^a-z]/g, '')

export type Calendar = { now: number; begin: number; monthStart: number }

/** So many, of whom so many have joined this month; the others before it, half of them before the history begins. Those after `known` others. */
export function inventCustomers(
  random: Random,
  { now, begin, monthStart }: Calendar,
  count: number,
  fresh: number,
  known = 0,
): Customer[] {
  return Array.from({ length: count }, (_, place) => {
    const index = known + place
    const [trade, ...goods] = trades[(index + Math.floor(index / stems.length)) % trades.length] ?? ['']
    const joined =
      place < fresh
        ? random.between(monthStart, monthStart + (now - monthStart) * 0.9)
        : random.chance(0.55)
          ? random.between(begin - 900 * dayMs, begin)
          : random.between(begin, monthStart - dayMs / 4)
    const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
    // Each stem meets each trade once, then with a number, so that no two companies are called the same.
    const stem = stems[index % stems.length] ?? ''
    const round = Math.floor(index / (stems.length * trades.length))
    const company = round === 0 ? `${stem} ${trade}` : `${stem} ${trade} ${round + 1}`
    const isCompany = !random.chance(0.06)
    const representative = demoRepresentatives[index % demoRepresentatives.length] ?? demoRepresentatives[0]
    if (!representative) throw new Error('There is nobody to look after customers.')
    const moment = new Date(joined).toISOString()
    return {
      id: random.id(joined),
      email: isCompany
        ? `${slug(first)}.${slug(last)}@${slug(company)}${round === 0 ? '' : round + 1}.example`
        : `${slug(first)}.${slug(last)}.${index}@musteri.example`,
      first_name: first,
      last_name: last,
      phone: `+90 5${30 + (index % 20)} 000 ${String((Math.floor(index / 20) % 90) + 10)} ${String(index % 100).padStart(2, '0')}`,
      company: isCompany ? company : '',
      company_type: isCompany ? 'company' : 'individual',
      position: isCompany ? random.pick(positions) : '',
      profile_completed: true,
      profile_completed_at: moment,
      joined_at: moment,
      assigned_to: representative.id,
      city: cities[(index * 7 + Math.floor(index / cities.length)) % cities.length] ?? '',
      country: 'Türkiye',
      sector_id: shippedGroup('sector', trade) ?? null,
      segment_id: shippedGroup('segment', segmentOf(index, isCompany)) ?? null,
      lead_source: index % 9 === 0 ? 'quote' : index % 5 === 0 ? 'staff' : 'signup',
      created_at: moment,
      updated_at: moment,
      joined,
      representative,
      goods,
      paysInLira: random.chance(0.06),
      weight: 1 / (4 + random.whole(0, 60)),
    }
  })
}

function segmentOf(index: number, isCompany: boolean): string {
  if (!isCompany) return 'Bireysel'
  if (index % 17 === 0) return 'Nakliye firması'
  return index % 4 === 0 ? 'Kurumsal' : 'KOBİ'
}

export function userOf(customer: Customer): typeof users.$inferInsert {
  const { id, email, first_name, last_name, created_at, updated_at } = customer
  return {
    id,
    email,
    email_verified: true,
    name: `${first_name} ${last_name}`,
    role: 'customer',
    created_at,
    updated_at,
  }
}

export function profileOf({
  joined,
  representative,
  goods,
  paysInLira,
  weight,
  ...profile
}: Customer): typeof profiles.$inferInsert & { id: string } {
  return profile
}

/** Every third customer takes the newsletter, every fourth lets their visits be measured; both were decided in their account. */
export function consentsOf({ id, created_at }: Customer, index: number): (typeof consents.$inferInsert)[] {
  const granted = consentPurposes.filter((purpose) => index % (purpose === 'marketing' ? 3 : 4) === 0)
  return granted.map((purpose) => ({
    user_id: id,
    purpose,
    granted: true,
    text_version: consentVersions[purpose],
    source: 'account',
    decided_at: created_at,
  }))
}
