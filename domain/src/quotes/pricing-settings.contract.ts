/** What admins set for all quotes: margins, the clauses that a new quote starts with, the catalogue of charges and its tax codes. */

import { Done } from '#access/person.ts'
import { problems } from '#problems.ts'
import { adminProcedure, creating, keyErrors } from '#procedure.ts'
import { Charge, TaxCode } from '#quotes/pricing-basis.ts'
import { Percent } from '#quotes/quote-content.ts'
import { quoteProblems } from '#quotes/quotes.copy.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

const mostClauses = 30
const clauses = (description: string, example: string) =>
  z
    .array(
      z
        .string()
        .trim()
        .min(1)
        .max(400, 'Bir madde en fazla 400 karakter olabilir.')
        .meta({ description: 'Bir madde', examples: [example] }),
    )
    .max(mostClauses, `En fazla ${mostClauses} madde.`)
    .describe(description)

const Settings = z.object({
  target_margin_pct: Percent.describe('Hedef marj, yüzde'),
  floor_margin_pct: Percent.describe('En düşük marj, yüzde; altı yönetici onayı ister'),
  clauses: clauses('Yeni bir teklifin şartları', 'Bu teklif {geçerlilik} gün geçerlidir.'),
  out_of_scope: clauses('Yeni bir teklifte kapsam dışı olanlar', 'İç nakliye'),
})
export const PricingSettings = Settings.refine(
  ({ target_margin_pct, floor_margin_pct }) => Number(floor_margin_pct) <= Number(target_margin_pct),
  { message: 'En düşük marj hedef marjdan yüksek olamaz.', path: ['floor_margin_pct'] },
)
export type PricingSettings = z.output<typeof PricingSettings>

export const ChargeForm = Charge.omit({ id: true }).extend({
  title: z
    .string()
    .trim()
    .min(1, 'Adı yazın.')
    .max(120, 'En fazla 120 karakter.')
    .meta({ description: 'Ad', examples: ['Terminal elleçleme (THC)'] }),
  transport_modes: Charge.shape.transport_modes.min(1, 'En az bir taşıma şekli seçin.'),
})
export type ChargeForm = z.output<typeof ChargeForm>

const Code = z
  .string()
  .trim()
  .regex(/^[A-Z0-9]{1,12}$/, 'Büyük harf ve rakam yazın, en fazla 12.')
  .meta({ description: 'Kod', examples: ['KDV20'] })

export const TaxCodeForm = TaxCode.omit({ code: true })
  .extend({
    title: z
      .string()
      .trim()
      .min(1, 'Adı yazın.')
      .max(120, 'En fazla 120 karakter.')
      .meta({ description: 'Ad', examples: ['KDV %20'] }),
    exemption_reason: z
      .string()
      .trim()
      .regex(/^\d{3}$/, 'İstisna kodu üç rakamdır.')
      .nullable()
      .meta({ description: 'e-Fatura istisna kodu; istisna değilse null', examples: [null] }),
  })
  // What is exempt has no rate, neither now nor later.
  .refine(({ exemption_reason, percent }) => exemption_reason === null || Number(percent) === 0, {
    message: 'İstisnanın oranı sıfırdır.',
    path: ['percent'],
  })
  .refine(({ exemption_reason, next }) => exemption_reason === null || next === null, {
    message: 'İstisnanın oranı değişmez.',
    path: ['next'],
  })
export type TaxCodeForm = z.output<typeof TaxCodeForm>
export const NewTaxCode = TaxCodeForm.safeExtend({ code: Code })
export type NewTaxCode = z.output<typeof NewTaxCode>

const { UNKNOWN_TAX_CODE, TAX_CODE_TAKEN, TAX_CODE_IN_USE } = quoteProblems
const ByCode = z.object({ code: Code })
const ChargeId = z.object({ id: Id.describe('Kalemin kimliği') })

export const pricingSettingsContract = {
  save: adminProcedure
    .route({
      method: 'PUT',
      path: '/staff/pricing-settings',
      tags: ['Teklifler'],
      summary: 'Marjları ve şartları değiştir',
      description:
        'Marjlar bundan sonra gönderilen tekliflerde, şartlar yeni tekliflerde geçerlidir. Görülen hâli değişmişse 409 döner.',
      successDescription: 'Kaydedilen ayarlar',
    })
    .errors({ STALE: problems.STALE })
    .input(
      z.object({
        settings: PricingSettings.describe('Yeni hâli'),
        seen: Settings.describe('Değiştirilmeden önce görülen hâli'),
      }),
    )
    .output(Settings),
  addCharge: adminProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/charges',
      tags: ['Teklifler'],
      summary: 'Ücret kalemi ekle',
      description: 'Kalem kataloğun sonuna eklenir ve yeni tekliflerde seçilebilir.',
      successDescription: 'Eklenen kalem',
      successStatus: 201,
    })
    .errors({ ...keyErrors, UNKNOWN_TAX_CODE })
    .input(ChargeForm)
    .output(Charge),
  changeCharge: adminProcedure
    .route({
      method: 'PUT',
      path: '/staff/charges/{id}',
      tags: ['Teklifler'],
      summary: 'Ücret kalemini değiştir',
      description: 'Kalem yeni tekliflerde bu hâliyle seçilir; yazılmış teklifler değişmez.',
      successDescription: 'Değişen kalem',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, UNKNOWN_TAX_CODE })
    .input(ChargeForm.extend(ChargeId.shape))
    .output(Charge),
  removeCharge: adminProcedure
    .route({
      method: 'DELETE',
      path: '/staff/charges/{id}',
      tags: ['Teklifler'],
      summary: 'Ücret kalemini kaldır',
      description: 'Kalem katalogdan kalkar; yazılmış teklifler değişmez.',
      successDescription: 'Kalem kaldırıldı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(ChargeId)
    .output(Done),
  addTaxCode: adminProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/tax-codes',
      tags: ['Teklifler'],
      summary: 'Vergi kodu ekle',
      description: 'Kod, ücret kalemlerinde ve yeni tekliflerde seçilebilir.',
      successDescription: 'Eklenen kod',
      successStatus: 201,
    })
    .errors({ ...keyErrors, TAX_CODE_TAKEN })
    .input(NewTaxCode)
    .output(TaxCode),
  changeTaxCode: adminProcedure
    .route({
      method: 'PUT',
      path: '/staff/tax-codes/{code}',
      tags: ['Teklifler'],
      summary: 'Vergi kodunu değiştir',
      description:
        'Oran bundan sonra kaydedilen kalemlerde geçerlidir; ilerideki bir günden başlayacak bir oran da yazılabilir. Kaydedilmiş kalemler kendi oranlarını korur.',
      successDescription: 'Değişen kod',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(TaxCodeForm.safeExtend(ByCode.shape))
    .output(TaxCode),
  removeTaxCode: adminProcedure
    .route({
      method: 'DELETE',
      path: '/staff/tax-codes/{code}',
      tags: ['Teklifler'],
      summary: 'Vergi kodunu kaldır',
      description: 'Hiçbir kalemin kullanmadığı bir kod kaldırılır.',
      successDescription: 'Kod kaldırıldı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, TAX_CODE_IN_USE })
    .input(ByCode)
    .output(Done),
}
