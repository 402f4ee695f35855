/** What somebody may want of Luna. A closed list: whatever understands a question, our own words or a model, can only choose from it. Without zod. */
export const intentWords = {
  quote: 'Teklif Almak',
  tracking: 'Gönderi Takibi',
  services: 'Hizmetler',
  human: 'Temsilciyle görüşmek',
  greeting: 'Selamlaşma',
  thanks: 'Teşekkür',
  help: 'Neler sorulabileceği',
  contact: 'İletişim ve çalışma saatleri',
  shipments: 'Gönderilerim',
  arrival: 'Varış zamanı',
  delay: 'Gecikme',
  customs: 'Gümrük durumu',
  free_time: 'Ücretsiz süre',
  requests: 'Taleplerim',
  quotes: 'Tekliflerim',
  quote_content: 'Teklifin içeriği',
  documents: 'Belgeler',
  emissions: 'Karbon salımı',
  unknown: 'Anlaşılmadı',
} as const
export type Intent = keyof typeof intentWords
/** The four that the widget offers as buttons. */
export const cannedIntents = ['quote', 'tracking', 'services', 'human'] as const satisfies readonly Intent[]

/** Answered from the asker's own rows; guests have none. */
export const ownDataIntents = [
  'shipments',
  'arrival',
  'delay',
  'customs',
  'free_time',
  'requests',
  'quotes',
  'quote_content',
  'documents',
  'emissions',
] as const satisfies readonly Intent[]
