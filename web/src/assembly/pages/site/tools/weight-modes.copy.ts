/** The three ways of charging freight: their names, their rule in words, and a load to try each with. */
import type { DraftRow } from '#assembly/pages/site/tools/load-draft.ts'

export const modes = ['air', 'lcl', 'road'] as const
export type Mode = (typeof modes)[number]

type Example = Omit<DraftRow, 'id'>

export const modeWords: Record<Mode, { name: string; rule: string; example: Example }> = {
  air: {
    name: 'Hava',
    rule: 'Brüt ağırlık ile hacimsel ağırlıktan büyük olanı esas alınır ve yarım kiloya yukarı yuvarlanır. 1\u00a0m³ hava kargoda yaklaşık 167\u00a0kg, ekspreste 200\u00a0kg sayılır.',
    example: { count: '3', length: '120', width: '80', height: '100', weight: '450', stackable: false },
  },
  lcl: {
    name: 'Deniz, parsiyel (LCL)',
    rule: 'Ton ile m³ karşılaştırılır, büyük olanı W/M olarak ücretlendirilir. En az 1\u00a0W/M alınır.',
    example: { count: '5', length: '120', width: '100', height: '70', weight: '1.850', stackable: false },
  },
  road: {
    name: 'Kara',
    rule: 'Brüt ağırlık, hacim karşılığı (1\u00a0m³ = 333\u00a0kg) ve zemin karşılığından en büyüğü esas alınır. Zemin, dorsenin kaplanan boyudur (LDM); üzerine yük konabilen parça yarım sayılır.',
    example: { count: '8', length: '120', width: '80', height: '160', weight: '2.400', stackable: false },
  },
}

export const airServiceNames = {
  cargo: 'Hava kargo (÷ 6.000)',
  express: 'Ekspres, kurye (÷ 5.000)',
} as const

export const loadingMetreNames = {
  turkey: 'Türkiye: 1.750 kg',
  europe: 'Kıta Avrupası: 1.850 kg',
  north: 'Birleşik Krallık ve İskandinavya: 2.000 kg',
} as const
