/** Common fields of forms; each has a description and an example for the API's documentation. */
import { formatCount } from '#values/format-number.ts'
import { z } from '#z.ts'

/** Control characters and marks that change the reading direction. Line breaks and tabs stay; a NUL is refused elsewhere. */
const invisible = /(?![\n\t\0])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const readable = (text: string) => text.replace(/\r\n?/g, '\n').replace(invisible, '').trim()
/** Whether anything but blanks and zero-width characters is left. */
const isVisible = (text: string) => /[^\p{Z}\p{C}\s]/u.test(text)

const tooLong = (max: number) => `En fazla ${formatCount(max)} karakter.`

export function requiredText(max: number, missing: string, description: string, example: string) {
  return z
    .string({ error: missing })
    .overwrite(readable)
    .min(1, missing)
    .refine((text) => text === '' || isVisible(text), missing)
    .max(max, tooLong(max))
    .meta({ description, examples: [example] })
}

/** May be empty. */
export function freeText(max: number, description: string, example: string) {
  return z
    .string()
    .overwrite((text) => (isVisible(text) ? readable(text) : ''))
    .max(max, tooLong(max))
    .meta({ description, examples: [example] })
}

/** Empty when left out. */
export function optionalText(max: number, description: string, example: string) {
  return freeText(max, description, example)
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
    .max(max, `En fazla ${formatCount(max)} olmalı.`)
    .meta({ description, examples: [example] })
}

export function flag(description: string) {
  return z
    .boolean()
    .default(false)
    .meta({ description, examples: [false] })
}
