/** The detailed form: five tabs with every field of a full intake. */
import { doorsOf } from '#requests/delivery-ends.ts'
import { incoterms } from '#requests/incoterms.ts'
import {
  CargoType,
  Description,
  DestinationCity,
  DestinationCountry,
  OptionalVolume,
  OptionalWeightKg,
  OriginCity,
  OriginCountry,
  PostalAddress,
  PostalCode,
  ShipmentTypeInput,
  Title,
  VehicleCount,
} from '#requests/request-fields.ts'
import {
  airlineWords,
  containerTypeWords,
  deliveryModeWords,
  fclLclWords,
  formCurrencies,
  keysOf,
  loadShareWords,
  packagingWords,
  paymentTermWords,
  serviceDetailWords,
  serviceTypeWords,
  transitPreferenceWords,
  urgencyWords,
  vehicleWords,
  volumeCommitmentWords,
} from '#requests/request-options.ts'
import { findingText, type SensedField } from '#requests/sense/finding.ts'
import { impossibilities } from '#requests/sense/request-findings.ts'
import { readUnNumber } from '#requests/un-number.ts'
import { notBeforeToday } from '#values/calendar-day.ts'
import { checkContainerNumber } from '#values/container-number.ts'
import { decimalText } from '#values/decimal-field.ts'
import { choice, count, flag, optionalText, requiredText } from '#values/field.ts'
import { z } from '#z.ts'

const maybe = <T extends z.ZodType>(schema: T, description: string) =>
  schema.nullable().default(null).describe(`${description}; seçilmediyse null`)
const code = (letters: number, description: string, example: string) =>
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(new RegExp(`^([A-Z]{${letters}})?$`), `${letters} harfli kodu yazın.`)
    .default('')
    .meta({ description: `${description}; isteğe bağlı`, examples: [example] })

/** Stored together as `cargo_details`. */
export const DetailedCargo = z.object({
  packaging_type: maybe(choice(keysOf(packagingWords), 'Ambalaj'), 'Ambalaj'),
  piece_count: maybe(count(1, 100_000, 'Parça adedi', 12), 'Parça adedi'),
  dimensions: maybe(
    z.object({
      length: count(1, 3000, 'Uzunluk, cm', 120),
      width: count(1, 3000, 'Genişlik, cm', 80),
      height: count(1, 3000, 'Yükseklik, cm', 100),
    }),
    'Bir parçanın ölçüleri',
  ),
  stackable: flag('Üst üste konabilir mi'),
  hazardous_materials: flag('Tehlikeli madde mi'),
  un_code: z
    .string()
    .trim()
    .refine(
      (typed) => typed === '' || readUnNumber(typed) !== undefined,
      'UN numarası dört rakamdır: UN1263.',
    )
    .transform((typed) => readUnNumber(typed) ?? '')
    .default('')
    .meta({ description: 'UN numarası; isteğe bağlı', examples: ['UN1263'] }),
  temperature_controlled: flag('Sıcaklık kontrollü mü'),
  container_type: maybe(choice(keysOf(containerTypeWords), 'Konteyner tipi'), 'Konteyner tipi'),
  container_quantity: maybe(count(1, 500, 'Konteyner adedi', 2), 'Konteyner adedi'),
  container_number: z
    .string()
    .trim()
    .toUpperCase()
    .refine(
      (typed) => typed === '' || checkContainerNumber(typed).verdict === 'valid',
      'Konteyner numarasını kontrol edin.',
    )
    .default('')
    .meta({ description: 'Kendi konteynerinizin numarası; isteğe bağlı', examples: ['CSQU3054383'] }),
  fcl_lcl: maybe(choice(keysOf(fclLclWords), 'FCL veya LCL'), 'FCL veya LCL'),
  service_detail: maybe(
    choice(keysOf({ ...serviceDetailWords.sea, ...serviceDetailWords.land }), 'Servis ayrıntısı'),
    'Servis ayrıntısı',
  ),
  cut_off_date: maybe(
    notBeforeToday('Cut-off tarihi geçmiş olamaz.').meta({
      description: 'Cut-off günü',
      examples: ['2099-03-05'],
    }),
    'Cut-off günü',
  ),
  airport_codes: z
    .object({ origin: code(3, 'Çıkış havalimanı', 'IST'), destination: code(3, 'Varış havalimanı', 'FRA') })
    .prefault({})
    .describe('Havalimanı kodları'),
  preferred_airline: maybe(choice(keysOf(airlineWords), 'Havayolu'), 'Havayolu'),
  vehicle_type: maybe(choice(keysOf(vehicleWords), 'Araç tipi'), 'Araç tipi'),
  vehicle_count: maybe(VehicleCount, 'Araç adedi, verilmezse bir'),
  partial_full: maybe(
    choice(keysOf(loadShareWords), 'Parsiyel veya komple').meta({
      description: 'Parsiyel veya komple',
      examples: ['full'],
    }),
    'Parsiyel veya komple',
  ),
  gps_tracking: flag('GPS ile izleme istenir mi'),
  adr_required: flag('ADR gerekir mi'),
  incoterm: maybe(choice(incoterms, 'Teslim şekli'), 'Teslim şekli'),
  insurance_required: flag('Sigorta istenir mi'),
  insurance_value: maybe(
    decimalText(2).meta({ description: 'Sigorta bedeli', examples: ['25000.00'] }),
    'Sigorta bedeli, tercih edilen para biriminde',
  ),
  equipment_needed: optionalText(200, 'Gereken ekipman', 'Vinç'),
  transit_time_preference: maybe(
    choice(keysOf(transitPreferenceWords), 'Transit süre'),
    'Transit süre tercihi',
  ),
  payment_terms: maybe(choice(keysOf(paymentTermWords), 'Ödeme koşulu'), 'Ödeme koşulu'),
  currency_preference: choice(formCurrencies, 'İstenen para birimi').default('EUR'),
  volume_commitment: maybe(choice(keysOf(volumeCommitmentWords), 'Hacim taahhüdü'), 'Hacim taahhüdü'),
  alternative_routes_allowed: flag('Başka güzergâh önerilebilir mi'),
  auto_detected_pol: optionalText(80, 'Önerilen yükleme yeri', 'TRMER'),
  auto_detected_pod: optionalText(80, 'Önerilen boşaltma yeri', 'DEHAM'),
})

const deliveryModes = keysOf({
  ...deliveryModeWords.sea,
  ...deliveryModeWords.air,
  ...deliveryModeWords.land,
})

export const DetailedFields = z.object({
  title: Title,
  shipment_type: ShipmentTypeInput,
  delivery_mode: choice(deliveryModes, 'Teslimat şekli', 'Teslimat şekli gerekli'),
  service_type: requiredText(20, 'Servis türü gerekli', 'Servis türü', 'FCL'),
  origin_country: OriginCountry,
  origin_city: OriginCity,
  origin_postal_code: PostalCode,
  origin_address: PostalAddress('Alım adresi; kapıdan alımda gerekli'),
  destination_country: DestinationCountry,
  destination_city: DestinationCity,
  destination_postal_code: PostalCode,
  destination_address: PostalAddress('Teslim adresi; kapıya teslimde gerekli'),
  preferred_date: notBeforeToday('Tercih edilen tarih geçmiş olamaz.').meta({
    description: 'Tercih edilen gün',
    examples: ['2099-03-05'],
  }),
  estimated_weight: OptionalWeightKg,
  estimated_volume: OptionalVolume,
  cargo_type: CargoType.default('general'),
  description: Description,
  urgency_level: choice(keysOf(urgencyWords), 'Aciliyet').default('standard'),
  requester_company: optionalText(120, 'Talep eden şirket', 'Örnek Tekstil'),
  cargo_details: DetailedCargo.prefault({}).describe('Yük, taşıma, operasyon ve ticaret bilgileri'),
})

export const DetailedForm = DetailedFields.superRefine((form, refinement) => {
  const refuse = (path: string, message: string) =>
    refinement.addIssue({ code: 'custom', path: path.split('.'), message })
  if (!(form.delivery_mode in deliveryModeWords[form.shipment_type]))
    refuse('delivery_mode', 'Teslimat şekli taşıma türüne uymuyor.')
  if (!(form.service_type in serviceTypeWords[form.shipment_type]))
    refuse('service_type', 'Servis türü gerekli')
  const door = doorsOf(form.delivery_mode)
  if (door.origin && form.origin_address === '') refuse('origin_address', 'Alım adresi gerekli')
  if (door.destination && form.destination_address === '')
    refuse('destination_address', 'Teslim adresi gerekli')
  const { service_detail, hazardous_materials, un_code, insurance_required, insurance_value } =
    form.cargo_details
  const isShared = form.service_type === 'LCL' || form.cargo_details.fcl_lcl === 'LCL'
  if (isShared && form.estimated_volume === null && form.cargo_details.dimensions === null)
    refuse('estimated_volume', 'Parsiyel (LCL) yükün hacmini veya ölçülerini yazın.')
  if (service_detail && !(service_detail in serviceDetailWords[form.shipment_type]))
    refuse('cargo_details.service_detail', 'Servis ayrıntısı taşıma türüne uymuyor.')
  if ((hazardous_materials || form.cargo_type === 'dangerous') && un_code === '')
    refuse('cargo_details.un_code', 'Tehlikeli madde için UN numarasını yazın.')
  if (insurance_required && insurance_value === null)
    refuse('cargo_details.insurance_value', 'Sigorta bedelini yazın.')
  for (const found of impossibilities(form)) refuse(detailedPath(found.field), findingText(found))
})

function detailedPath(field: SensedField): string {
  if (field === 'dimensions') return 'cargo_details.dimensions.length'
  return field in DetailedCargo.shape ? `cargo_details.${field}` : field
}

export type DetailedFields = z.output<typeof DetailedFields>
export type DetailedForm = DetailedFields
