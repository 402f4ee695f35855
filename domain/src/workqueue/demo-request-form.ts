/** The site's short form that asks for a demo. */
import { WholeName } from '#auth/credentials.ts'
import { EmailAddress } from '#values/email-address.ts'
import { demoRequestLengths, demoRequestWords, phoneShape } from '#workqueue/demo-request.copy.ts'
import { z } from '#z.ts'

const text = (max: number, description: string, example: string) =>
  z
    .string()
    .trim()
    .max(max, `En fazla ${max} karakter.`)
    .default('')
    .meta({ description, examples: [example] })

export const DemoRequestForm = z.object({
  full_name: WholeName.meta({ description: 'Ad ve soyad', examples: ['Defne Işık'] }),
  email: EmailAddress,
  company: text(demoRequestLengths.company, 'Şirket; isteğe bağlı', 'Örnek Tekstil'),
  phone: z
    .string()
    .trim()
    .regex(phoneShape, demoRequestWords.phoneShape)
    .default('')
    .meta({ description: 'Telefon; isteğe bağlı', examples: ['+90 532 000 00 01'] }),
  message: text(demoRequestLengths.message, 'Mesaj; isteğe bağlı', 'Ayda on konteyner taşıyoruz.'),
})
export type DemoRequestForm = z.output<typeof DemoRequestForm>
