/** A field of a record, as conditions and templates know it: its type and its Turkish label. Without zod. */
export const fieldTypes = ['text', 'number', 'money', 'choice', 'moment', 'yes_no', 'person'] as const
export type FieldType = (typeof fieldTypes)[number]

export type Field = {
  type: FieldType
  label: string
  /** Of a choice: its values with their words. */
  choices?: Readonly<Record<string, string>>
  /** Of a number. */
  unit?: string
}
export type Fields = Readonly<Record<string, Field>>

export const text = (label: string): Field => ({ type: 'text', label })
export const number = (label: string, unit = ''): Field => ({ type: 'number', label, unit })
export const money = (label: string): Field => ({ type: 'money', label })
export const moment = (label: string): Field => ({ type: 'moment', label })
export const yesNo = (label: string): Field => ({ type: 'yes_no', label })
export const person = (label: string): Field => ({ type: 'person', label })
export const choice = (label: string, choices: Readonly<Record<string, string>>): Field => ({
  type: 'choice',
  label,
  choices,
})
