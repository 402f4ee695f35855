/**
 * The built-in jobs that an admin switches on and off as delivered automation rules, with their few parameters. They lie this low
 * because the jobs themselves ask. Without zod.
 */
type Parameter = {
  label: string
  unit: 'days' | 'hours'
  min: number
  max: number
  initial: number
}
type SwitchedJob = {
  name: string
  about: string
  /** Those that write to customers are off until an admin switches them on. */
  writesToCustomers: boolean
  parameters: Readonly<Record<string, Parameter>>
}

const hours = (label: string, initial: number, max = 240): Parameter => ({
  label,
  unit: 'hours',
  min: 1,
  max,
  initial,
})
const days = (label: string, initial: number, max = 60): Parameter => ({
  label,
  unit: 'days',
  min: 1,
  max,
  initial,
})

export const switchedJobs = {
  assign_requests: {
    name: 'Yeni talepleri ata',
    about: 'Yeni talebin işini uzmanlığa, iş yüküne ve izinlere göre birine verir.',
    writesToCustomers: false,
    parameters: {},
  },
  warn_of_promise: {
    name: 'Söz kaçmadan uyar',
    about: 'Fiyat sözü verilen talebin süresi dolmadan üstleneni uyarır.',
    writesToCustomers: false,
    // A working day: earlier than that is no warning.
    parameters: { hours: hours('Kaç mesai saati önce', 2, 10) },
  },
  remind_of_quote: {
    name: 'Yanıtsız teklifi hatırlat',
    about: 'Yanıtlanmayan teklifi müşteriye e-postayla bir kez hatırlatır; gece göndermez.',
    writesToCustomers: true,
    parameters: { days: days('Kaç gün sonra', 3) },
  },
  expire_quotes: {
    name: 'Süresi dolan teklifi kapat',
    about:
      'Geçerlilik süresi dolan teklifleri «Süresi doldu» yapar. Kapalıyken de süresi dolan teklif kabul edilemez.',
    writesToCustomers: false,
    parameters: {},
  },
  warn_of_delay: {
    name: 'Geciken gönderiyi ve ücretsiz süreyi izle',
    about: 'Geciken, sessiz kalan veya ücretsiz süresi dolan gönderiyi iş olarak açar.',
    writesToCustomers: false,
    parameters: {},
  },
  ask_for_papers: {
    name: 'Eksik belgeleri iste',
    about: 'Gönderisinin belgesi eksik olan müşteriden belgeyi ister.',
    writesToCustomers: true,
    parameters: { days: days('Gönderi açıldıktan kaç gün sonra', 2) },
  },
  greet_customers: {
    name: 'Yeni müşteriyi karşıla',
    about: 'Yeni müşteriye hoş geldiniz e-postası gönderir.',
    writesToCustomers: true,
    parameters: {},
  },
  ask_lost_customers: {
    name: 'Kaybedilen teklifin nedenini sor',
    about: 'Nedeni bilinmeyen kayıp teklif için müşteriye tek tıkla yanıtlanan bir e-posta gönderir.',
    writesToCustomers: true,
    parameters: { days: days('Kaç gün sonra', 2) },
  },
  weekly_report: {
    name: 'Haftalık rapor',
    about: 'Haftanın rakamlarını pazartesi sabahı yöneticilere e-postayla gönderir.',
    writesToCustomers: false,
    parameters: {},
  },
} as const satisfies Record<string, SwitchedJob>

export type SwitchedJobKey = keyof typeof switchedJobs

/** Its parameters as it goes by them: what was saved when more was allowed is the most that is. */
export function parametersOf(
  job: SwitchedJobKey,
  saved: Readonly<Record<string, unknown>> = {},
): Record<string, number> {
  const known: Readonly<Record<string, Parameter>> = switchedJobs[job].parameters
  const goneBy = ([name, { initial, max }]: [string, Parameter]) => {
    const value = saved[name]
    return [name, Math.min(typeof value === 'number' ? value : initial, max)]
  }
  return Object.fromEntries(Object.entries(known).map(goneBy))
}

export const switchedJobKeys = Object.keys(switchedJobs) as [SwitchedJobKey, ...SwitchedJobKey[]]
