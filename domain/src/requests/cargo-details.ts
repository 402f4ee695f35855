/** The details of a request's cargo, from whichever form: every field may be missing. */
import { DetailedCargo } from '#requests/detailed-form.ts'
import { ContainerRow, DimensionRow } from '#requests/quick-form.ts'
import { keysOf, transportModeWords } from '#requests/request-options.ts'
import { choice, count, writtenText } from '#values/field.ts'
import { z } from '#z.ts'

type Cargo = typeof DetailedCargo.shape
type WithoutDefault<Field> = Field extends z.ZodDefault<infer Inner> | z.ZodPrefault<infer Inner>
  ? Inner
  : Field

/** Without the detailed form's defaults, which customers of other forms have not chosen. */
const fieldsWithoutDefaults = Object.fromEntries(
  Object.entries(DetailedCargo.shape).map(([name, field]) => [name, withoutDefault(field)]),
) as { [Name in keyof Cargo]: WithoutDefault<Cargo[Name]> }

function withoutDefault(field: z.ZodType): z.ZodType {
  if (!(field instanceof z.ZodDefault || field instanceof z.ZodPrefault)) return field
  const meta = field.meta()
  const inner = field.unwrap() as z.ZodType
  return meta ? inner.meta(meta) : inner
}

export const CargoDetails = z
  .object({
    transport_mode: choice(keysOf(transportModeWords), 'Sihirbazda seçilen taşıma şekli'),
    container_details: z.array(ContainerRow).describe('Konteynerler'),
    dimension_rows: z.array(DimensionRow).describe('Ölçüler'),
    packages: count(1, 100_000, 'Kap adedi', 12).nullable().describe('Kap adedi; bilinmiyorsa null'),
    pallets: count(1, 1000, 'Palet adedi', 8).nullable().describe('Palet adedi; bilinmiyorsa null'),
    forklift_needed: z.boolean().meta({ description: 'Forklift gerekir mi', examples: [false] }),
    notes: writtenText('Not', 'Sabah yükleme tercih edilir'),
    chargeable_weight: writtenText('Ücrete esas ağırlık, kg veya W/M', '4.2'),
    ...fieldsWithoutDefaults,
    // Stored values are not validated again: a day may have passed meanwhile.
    cut_off_date: z
      .string()
      .meta({ examples: ['2099-03-05'] })
      .nullable()
      .describe('Cut-off günü; yoksa null'),
    un_code: writtenText('UN numarası', 'UN1263'),
    container_number: writtenText('Konteyner numarası', 'CSQU3054383'),
    airport_codes: z
      .object({
        origin: writtenText('Çıkış havalimanı', 'IST'),
        destination: writtenText('Varış havalimanı', 'FRA'),
      })
      .describe('Havalimanı kodları'),
  })
  .partial()
  .describe('Formdan gelen ayrıntılar')
export type CargoDetails = z.output<typeof CargoDetails>
