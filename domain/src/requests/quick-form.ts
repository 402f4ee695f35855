/** The quick wizard: five steps, and the rules of each. The server checks the same rules as the screen. */

import {
  DestinationCity,
  DestinationCountry,
  OptionalVehicleCount,
  OptionalVolume,
  OriginCity,
  OriginCountry,
  PostalCode,
  WeightKg,
} from '#requests/request-fields.ts'
import {
  keysOf,
  type TransportMode,
  transportModeWords,
  wizardContainerWords,
  wizardPriorityWords,
} from '#requests/request-options.ts'
import { requestWords } from '#requests/requests.copy.ts'
import { shipmentTypeOf } from '#requests/requests.policy.ts'
import { findingText } from '#requests/sense/finding.ts'
import { impossibilities } from '#requests/sense/request-findings.ts'
import { quickPath, sensedQuickForm } from '#requests/sense/sensed-quick-form.ts'
import { notBeforeToday } from '#values/calendar-day.ts'
import { choice, count, flag, optionalText, requiredText } from '#values/field.ts'
import { shortened } from '#values/shortened.ts'
import { z } from '#z.ts'

const mostRows = 50

export const ContainerRow = z.object({
  type: choice(keysOf(wizardContainerWords), 'Konteyner tipi', 'Konteyner tipini seçin.'),
  quantity: count(1, 500, 'Adet', 2),
})
export const DimensionRow = z.object({
  length: count(1, 3000, 'Uzunluk, cm', 120),
  width: count(1, 3000, 'Genişlik, cm', 80),
  height: count(1, 3000, 'Yükseklik, cm', 100),
  quantity: count(1, 5000, 'Adet', 3),
})

export const QuickRoute = z.object({
  from_city: OriginCity,
  from_country: OriginCountry,
  from_post_code: PostalCode,
  to_city: DestinationCity,
  to_country: DestinationCountry,
  to_post_code: PostalCode,
})
export const QuickCargo = z.object({
  description: requiredText(2000, 'Yükü kısaca anlatın.', 'Yükün tanımı', 'Paletli makine parçası'),
  weight: WeightKg,
  volume: OptionalVolume,
  container_details: z
    .array(ContainerRow)
    .max(mostRows, 'En fazla 50 satır.')
    .default([])
    .describe('Konteynerler; FCL için'),
  packages: count(1, 100_000, 'Kap adedi', 12)
    .nullable()
    .default(null)
    .describe('Kap adedi; bilinmiyorsa null'),
  dimensions: z
    .array(DimensionRow)
    .max(mostRows, 'En fazla 50 satır.')
    .default([])
    .describe('Ölçüler; hava kargo için'),
  pallets: count(1, 1000, 'Palet adedi', 8)
    .nullable()
    .default(null)
    .describe('Palet adedi; kara ve van için'),
  vehicle_count: OptionalVehicleCount,
  stackable: flag('Üst üste konabilir mi'),
  forklift_needed: flag('Forklift gerekir mi'),
})
export const QuickSchedule = z.object({
  ready_date: notBeforeToday('Hazır olma tarihi geçmiş olamaz.').meta({
    description: 'Yükün hazır olacağı gün',
    examples: ['2099-03-05'],
  }),
  priority: choice(keysOf(wizardPriorityWords), 'Öncelik', 'Önceliği seçin.'),
})

/** Names an unknown mode in the message; it cannot be chosen on the screen. */
function modeFault(given: unknown): string {
  const choose = 'Taşıma şeklini seçin.'
  return typeof given === 'string' && given !== '' && !shipmentTypeOf(given).known
    ? `${choose} (${requestWords.invalidShipmentType})`
    : choose
}

/** Without the rules that depend on the mode; drafts have this shape. */
export const QuickFields = z.object({
  transport_mode: z
    .enum(keysOf(transportModeWords), { error: ({ input }) => modeFault(input) })
    .meta({ description: 'Taşıma şekli', examples: ['sea_fcl'] }),
  route: QuickRoute.describe('Güzergâh'),
  cargo: QuickCargo.describe('Yük'),
  schedule: QuickSchedule.describe('Zaman'),
  notes: optionalText(1000, 'Not', 'Sabah yükleme tercih edilir'),
})

type Rule = { path: readonly string[]; message: string; holds(form: QuickFields): boolean }

const modeRules: Record<TransportMode, readonly Rule[]> = {
  sea_fcl: [
    {
      path: ['cargo', 'container_details'],
      message: 'En az bir konteyner satırı ekleyin.',
      holds: ({ cargo }) => cargo.container_details.length > 0,
    },
  ],
  sea_lcl: [
    {
      path: ['cargo', 'volume'],
      message: 'Hacmi yazın; parsiyel yük m³ ile fiyatlanır.',
      holds: ({ cargo }) => cargo.volume !== null || cargo.dimensions.length > 0,
    },
  ],
  air: [
    {
      path: ['cargo', 'dimensions'],
      message: 'En az bir ölçü satırı ekleyin.',
      holds: ({ cargo }) => cargo.dimensions.length > 0,
    },
  ],
  land: [
    {
      path: ['route', 'from_post_code'],
      message: 'Çıkış posta kodu gerekli',
      holds: ({ route }) => route.from_post_code !== '',
    },
    {
      path: ['route', 'to_post_code'],
      message: 'Varış posta kodu gerekli',
      holds: ({ route }) => route.to_post_code !== '',
    },
    palletRule(),
  ],
  van: [palletRule()],
}

function palletRule(): Rule {
  return {
    path: ['cargo', 'pallets'],
    message: 'Palet adedini yazın.',
    holds: ({ cargo }) => cargo.pallets !== null,
  }
}

/** The rules run on the whole form, so that each step can show its own issues while later ones are empty. */
export const QuickForm = QuickFields.superRefine((form, refinement) => {
  for (const { path, message, holds } of modeRules[form.transport_mode])
    if (!holds(form)) refinement.addIssue({ code: 'custom', path: [...path], message })
  for (const found of impossibilities(sensedQuickForm(form)))
    refinement.addIssue({
      code: 'custom',
      path: quickPath(found.field, form.transport_mode),
      message: findingText(found),
    })
})
export type QuickFields = z.output<typeof QuickFields>
export type QuickForm = QuickFields

type Titled = Pick<QuickForm, 'transport_mode'> & { route: Pick<QuickForm['route'], 'from_city' | 'to_city'> }

/** `Deniz, tam konteyner (FCL): Mersin – Hamburg` */
export function quickTitle({ transport_mode, route }: Titled): string {
  return shortened(`${transportModeWords[transport_mode]}: ${route.from_city} – ${route.to_city}`, 140)
}
