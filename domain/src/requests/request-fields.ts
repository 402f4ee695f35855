/** Fields that every form of a request shares. */
import { cargoTypeWords, keysOf, shipmentTypeWords } from '#requests/request-options.ts'
import { positiveDecimal } from '#values/decimal-field.ts'
import { choice, count, optionalText, requiredText } from '#values/field.ts'

export const shipmentTypes = keysOf(shipmentTypeWords)

/** Accepts `road` for `land`. */
export const ShipmentTypeInput = choice(
  [...shipmentTypes, 'road'],
  'Taşıma türü; road, land demektir',
  'Taşıma türünü seçin.',
).transform((type) => (type === 'road' ? 'land' : type))

export const Title = requiredText(
  140,
  'Talep başlığı gerekli',
  'Talebin başlığı',
  'Mersin – Hamburg, 2 × 40HC',
)
export const Description = optionalText(2000, 'Açıklama', 'Paletli makine parçası')
export const OriginCity = requiredText(80, 'Çıkış şehri gerekli', 'Çıkış şehri', 'Mersin')
export const DestinationCity = requiredText(80, 'Varış şehri gerekli', 'Varış şehri', 'Hamburg')
export const OriginCountry = countryField('Çıkış ülkesi gerekli', 'Çıkış ülkesi', 'Türkiye')
export const DestinationCountry = countryField('Varış ülkesi gerekli', 'Varış ülkesi', 'Almanya')
export const PostalCode = optionalText(12, 'Posta kodu', '33010')
export const PostalAddress = (name: string) => optionalText(300, name, 'Örnek Sanayi Sitesi 4. Blok')

export const WeightKg = positiveDecimal(3)
  .refine((text) => /^[1-9]/.test(text), 'En az 1 kg olmalı.')
  .meta({ description: 'Brüt ağırlık, kg; en az 1', examples: ['1850'] })
export const OptionalWeightKg = positiveDecimal(3)
  .meta({ description: 'Brüt ağırlık, kg', examples: ['1850'] })
  .nullable()
  .default(null)
  .describe('Brüt ağırlık, kg; bilinmiyorsa null')
export const OptionalVolume = positiveDecimal(3)
  .meta({ description: 'Hacim, m³', examples: ['11.52'] })
  .nullable()
  .default(null)
  .describe('Hacim, m³; bilinmiyorsa null')
/** How many trucks the load asks for; one where it is not said. */
export const VehicleCount = count(1, 100, 'Araç adedi', 2)
export const OptionalVehicleCount = VehicleCount.nullable()
  .default(null)
  .describe('Araç adedi; kara yolu için, verilmezse bir')
export const CargoType = choice(keysOf(cargoTypeWords), 'Yükün türü')

function countryField(missing: string, description: string, example: string) {
  return requiredText(60, missing, description, example).min(2, missing)
}
