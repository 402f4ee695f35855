/** Fields that forms spell again and again: each has a description and an example, which the API's documentation shows. */
import { z } from '#z.ts'

const tooLong = (max: number) => `En fazla ${max} karakter.`

export function requiredText(max: number, missing: string, description: string, example: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, tooLong(max))
    .meta({ description, examples: [example] })
}

/** Left out and empty are the same. */
export function optionalText(max: number, description: string, example: string) {
  return z
    .string()
    .trim()
    .max(max, tooLong(max))
    .default('')
    .meta({ description: `${description}; isteğe bağlı`, examples: [example] })
}

export function writtenText(description: string, example: string) {
  return z.string().meta({ description: `${description}; yoksa boş`, examples: [example] })
}

export function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  description: string,
  missing = 'Listedeki değerlerden birini seçin.',
) {
  return z.enum(values, { error: missing }).meta({ description, examples: [values[0]] })
}

export function count(min: number, max: number, description: string, example: number) {
  return z
    .number({ error: 'Bir sayı yazın.' })
    .int('Tam sayı yazın.')
    .min(min, `En az ${min} olmalı.`)
    .max(max, `En fazla ${max} olmalı.`)
    .meta({ description, examples: [example] })
}

export function flag(description: string) {
  return z
    .boolean()
    .default(false)
    .meta({ description, examples: [false] })
}
