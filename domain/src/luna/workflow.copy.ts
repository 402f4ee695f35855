/** The words of the workflow centre. Without zod, since the browser loads it. */
export const healths = ['excellent', 'good', 'warning', 'critical', 'unknown'] as const
export type WorkflowHealth = (typeof healths)[number]

export const healthWords: Record<WorkflowHealth, string> = {
  excellent: 'Mükemmel',
  good: 'İyi',
  warning: 'Dikkat',
  critical: 'Kritik',
  unknown: 'Bilinmiyor',
}

export const lunaStatuses = ['active', 'paused'] as const
export type LunaStatus = (typeof lunaStatuses)[number]
export const controlModes = ['auto', 'manual'] as const
export type ControlMode = (typeof controlModes)[number]

/** While Luna is active the analysis is made anew so often. */
export const analysisEveryMs = 120_000

export const workflowFailures = {
  analysis: 'İş akışı analizi yapılamadı',
  assigning: 'Görevler atanamadı',
  optimizing: 'İş akışı optimize edilemedi',
} as const

export const suggestionTabs = {
  immediate_actions: 'Acil eylemler',
  optimizations: 'Optimizasyonlar',
  automation_suggestions: 'Otomasyon önerileri',
} as const
export type SuggestionTab = keyof typeof suggestionTabs

type Kind = {
  tab: SuggestionTab
  /** What was done, once it was accepted. */
  done: string
  /** Rules are switched by admins only. */
  adminOnly: boolean
  /** Closed by somebody, the same is not suggested for so many days. */
  quietDays: number
}
const kind = (tab: SuggestionTab, done: string, quietDays: number, adminOnly = false): Kind => ({
  tab,
  done,
  quietDays,
  adminOnly,
})

export const suggestionKinds = {
  assign_urgent: kind('immediate_actions', 'Acil iş atandı', 7),
  remind_holder: kind('immediate_actions', 'Üstlenen uyarıldı', 2),
  stand_in: kind('optimizations', 'İzindekinin işleri atandı', 7),
  balance_load: kind('optimizations', 'İş yükü dengelendi', 30),
  wake_earlier: kind('optimizations', 'Ertelenen iş geri getirildi', 30),
  switch_on: kind('automation_suggestions', 'Kural açıldı', 30, true),
  warn_earlier: kind('automation_suggestions', 'Uyarı öne alındı', 30, true),
} as const satisfies Record<string, Kind>
export type SuggestionKind = keyof typeof suggestionKinds
export const suggestionKindKeys = Object.keys(suggestionKinds) as [SuggestionKind, ...SuggestionKind[]]

/** Not a suggestion: the button that gives all free work away at once. */
export const assignAll = 'auto_assign_tasks'
export const decisionKinds = [...suggestionKindKeys, assignAll] as [
  SuggestionKind | typeof assignAll,
  ...(SuggestionKind | typeof assignAll)[],
]
export type DecisionKind = (typeof decisionKinds)[number]

export const workflowProblems = {
  SUGGESTION_GONE: {
    status: 409,
    message: 'Bu öneri artık geçerli değil. Durum değişmiş ya da bir meslektaşınız yapmış olabilir.',
  },
  ADMIN_NEEDED: { status: 403, message: 'Kuralları yalnızca yöneticiler açıp kapatır.' },
  ALREADY_UNDONE: { status: 409, message: 'Bu işlem zaten geri alındı.' },
  NOTHING_LEFT: {
    status: 409,
    message: 'Geri alınacak bir şey kalmadı: işler bu arada değişti.',
  },
} as const
