/** What can be set in the office, as far as it says when it was changed: a rule asks which of them it was. Without zod. */

/** Settings are no rows with an id that lasts; each area has one of its own, by which a run names it, and the page where it is set. */
export const settingAreas = {
  company: {
    label: 'Şirket bilgileri',
    id: '00000000-0000-7000-8000-5e7700000001',
    address: '/staff/settings/sirket',
  },
  calendar: {
    label: 'Tatil günleri',
    id: '00000000-0000-7000-8000-5e7700000002',
    address: '/staff/settings/saatler',
  },
  mail_texts: {
    label: 'E-posta metinleri',
    id: '00000000-0000-7000-8000-5e7700000003',
    address: '/staff/settings/epostalar',
  },
  pricing: {
    label: 'Marj, ücretler ve teklif koşulları',
    id: '00000000-0000-7000-8000-5e7700000004',
    address: '/staff/settings/marj',
  },
  places: {
    label: 'Yerler ve hatlar',
    id: '00000000-0000-7000-8000-5e7700000005',
    address: '/staff/settings/yerler',
  },
  customer_groups: {
    label: 'Sektörler ve segmentler',
    id: '00000000-0000-7000-8000-5e7700000006',
    address: '/staff/settings/musteriler',
  },
  canned_answers: {
    label: 'Hazır yanıtlar',
    id: '00000000-0000-7000-8000-5e7700000007',
    address: '/staff/settings/hazir-yanitlar',
  },
  newsletter: {
    label: 'Bülten ayarları',
    id: '00000000-0000-7000-8000-5e7700000008',
    address: '/staff/settings/bulten',
  },
  market: {
    label: 'Piyasa verileri',
    id: '00000000-0000-7000-8000-5e7700000009',
    address: '/staff/settings/pazar',
  },
  workflow: {
    label: 'Luna’nın çalışması (duraklatma, başlatma)',
    id: '00000000-0000-7000-8000-5e770000000a',
    address: '/staff/workflow',
  },
  freight_indices: {
    label: 'Navlun endeksleri',
    id: '00000000-0000-7000-8000-5e770000000b',
    address: '/benchmark',
  },
  luna_model: {
    label: 'Luna’nın dil modeli',
    id: '00000000-0000-7000-8000-5e770000000c',
    address: '/staff/settings/luna',
  },
  api_keys: {
    label: 'Entegrasyon anahtarları',
    id: '00000000-0000-7000-8000-5e770000000d',
    address: '/staff/api-keys',
  },
} as const
export type SettingArea = keyof typeof settingAreas
export const settingAreaKeys = Object.keys(settingAreas) as [SettingArea, ...SettingArea[]]

export const settingAreaWords = Object.fromEntries(
  Object.entries(settingAreas).map(([area, { label }]) => [area, label]),
)

/** Where an area is set. */
export const settingAddress = (id: string): string =>
  Object.values(settingAreas).find((area) => area.id === id)?.address ?? '/staff/settings'
