/** The twelve lanes that the company sails, by region; the chart and the table of lanes read the same list. */
export const lanes = [
  { from: 'Hamburg', to: 'İzmir', region: 'Avrupa' },
  { from: 'Rotterdam', to: 'İstanbul', region: 'Avrupa' },
  { from: 'Anvers', to: 'İstanbul', region: 'Avrupa' },
  { from: 'Felixstowe', to: 'Mersin', region: 'Avrupa' },
  { from: 'Barselona', to: 'İstanbul', region: 'Akdeniz' },
  { from: 'Napoli', to: 'İzmir', region: 'Akdeniz' },
  { from: 'Şanghay', to: 'İstanbul', region: 'Çin' },
  { from: 'Ningbo', to: 'İzmir', region: 'Çin' },
  { from: 'Xingang', to: 'Mersin', region: 'Çin' },
  { from: 'Singapur', to: 'İstanbul', region: 'Uzak Doğu' },
  { from: 'Busan', to: 'Mersin', region: 'Uzak Doğu' },
  { from: 'New York', to: 'İstanbul', region: 'Kuzey Amerika' },
] as const

export type Port = (typeof lanes)[number]['from' | 'to']
