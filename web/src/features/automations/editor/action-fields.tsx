/** What one action needs to be done: whom it concerns, its words, its address. */
import {
  type AssigneeKind,
  actionWords,
  assigneeWords,
  mailReceiverWords,
  meantWords,
  receiverWords,
  settableFields,
} from '@kervan/domain/automations/actions.ts'
import type { Action } from '@kervan/domain/automations/rule.ts'
import { type Subject, subjectWords } from '@kervan/domain/automations/subjects.ts'
import { templateFields } from '@kervan/domain/automations/templates.ts'
import { priorityWords } from '@kervan/domain/workqueue/work.copy.ts'
import type { ComponentProps } from 'react'
import { TemplateField } from '#features/automations/editor/template-field.tsx'
import type { AutomationOptions } from '#features/automations/use-automation-options.ts'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { type Option, Select } from '#spine/ui/select.tsx'

type Props = {
  action: Action
  subject: Subject
  people: readonly Option[]
  options: Pick<AutomationOptions, 'sectors' | 'segments' | 'newsletters'>
  /** What is wrong with one of its fields. */
  faultOf: (name: string) => string | undefined
  onChange: (changes: Partial<Action>) => void
}

export function ActionFields(props: Props) {
  const { action, faultOf, onChange } = props
  switch (action.type) {
    case 'assign':
      return <PersonFields {...props} name="to" label="Kime" words={assigneeWords} chosen={action.to} />
    case 'create_work':
      return (
        <>
          <Words
            {...props}
            short={{ name: 'title', label: 'İşin başlığı', text: action.title }}
            long={{ name: 'description', label: 'Açıklama', text: action.description, maxLength: 1_000 }}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Öncelik">
              <Select
                value={action.priority}
                options={optionsOf(priorityWords)}
                onChange={({ target }) => onChange({ priority: target.value } as Partial<Action>)}
              />
            </Field>
            <Field label="Kaç saat içinde" error={faultOf('due_hours')}>
              <NumberInput
                unit="saat"
                min="1"
                value={action.due_hours > 0 ? String(action.due_hours) : ''}
                onChange={(hours) => onChange({ due_hours: Number(hours) })}
              />
            </Field>
          </div>
          <PersonFields
            {...props}
            name="assign_to"
            label="Kime verilsin"
            words={{ ...assigneeWords, nobody: 'Kimseye; isteyen üstlenir' }}
            chosen={action.assign_to}
          />
        </>
      )
    case 'notify':
      return (
        <>
          <Receiver {...props} words={receiverWords} chosen={action.receiver} />
          <Words
            {...props}
            short={{ name: 'title', label: 'Bildirimin başlığı', text: action.title }}
            long={{ name: 'message', label: 'Metin', text: action.message, maxLength: 500 }}
          />
        </>
      )
    case 'mail':
      return (
        <>
          <Receiver {...props} words={mailReceiverWords} chosen={action.receiver} />
          {action.receiver === 'customer' && (
            <p className="measure text-13 text-muted">
              Bülten onayına ve retlere bakılmaz: yalnızca müşterinin işiyle ilgili e-postalar için. Tanıtım
              e-postası gönderecekseniz «{actionWords.newsletter}» işlemini seçin.
            </p>
          )}
          <Words
            {...props}
            short={{ name: 'subject', label: 'Konu', text: action.subject }}
            long={{
              name: 'body',
              label: 'E-postanın metni',
              text: action.body,
              maxLength: 4_000,
              required: true,
              lines: 'many',
            }}
          />
        </>
      )
    case 'newsletter':
      return (
        <Field
          label="Şablon"
          required
          error={faultOf('template_id')}
          hint="Yalnızca bülten almayı kabul edene, aynı şablon bir kez gönderilir."
        >
          <Select
            value={action.template_id ?? ''}
            placeholder="Seçin"
            options={props.options.newsletters}
            onChange={({ target }) => onChange({ template_id: target.value || null })}
          />
        </Field>
      )
    case 'set_field':
      return <SetField {...props} action={action} />
    case 'webhook':
      return (
        <Field
          label="Adres"
          required
          error={faultOf('url')}
          hint="Olay imzalı bir POST ile bu adrese gönderilir. İç ağ adresleri çağrılmaz; yanıt gelmezse yeniden denenir."
        >
          <Input
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={500}
            placeholder="https://ornek.example/kervan"
            value={action.url}
            onChange={({ target }) => onChange({ url: target.value })}
          />
        </Field>
      )
  }
}

const optionsOf = (words: Readonly<Record<string, string>>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

type Text = Pick<ComponentProps<typeof TemplateField>, 'label' | 'text' | 'lines' | 'required'> & {
  name: 'title' | 'description' | 'message' | 'subject' | 'body'
}
type WordsProps = Props & { short: Text; long: Text & { maxLength: number } }

/** What it says: a line that must be written, and below it a text. */
function Words({ subject, faultOf, onChange, short, long }: WordsProps) {
  const fields = templateFields(subject)
  const rest = (name: Text['name']) => ({
    fields,
    fault: faultOf(name),
    onChange: (text: string) => onChange({ [name]: text } as Partial<Action>),
  })
  const { name: line, ...shortField } = short
  const { name: body, ...longField } = long
  return (
    <>
      <TemplateField {...shortField} {...rest(line)} required maxLength={120} />
      <TemplateField lines="some" {...longField} {...rest(body)} />
    </>
  )
}

type ReceiverProps = Props & Pick<PersonProps, 'words' | 'chosen'>

const Receiver = (props: ReceiverProps) => <PersonFields {...props} name="receiver" label="Kime" />

type PersonProps = Props & {
  name: 'to' | 'assign_to' | 'receiver'
  label: string
  words: Readonly<Record<string, string>>
  chosen: AssigneeKind | string
}

/** Whom it concerns: by their part in the matter, or one person. */
function PersonFields({
  action,
  subject,
  people,
  faultOf,
  onChange,
  name,
  label,
  words,
  chosen,
}: PersonProps) {
  const person = 'person_id' in action ? action.person_id : null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={label} error={faultOf(name)}>
        <Select
          value={chosen}
          options={optionsOf(meantWords(words, subject))}
          onChange={({ target }) =>
            onChange({ [name]: target.value, person_id: null } as unknown as Partial<Action>)
          }
        />
      </Field>
      {chosen === 'person' && (
        <Field label="Kişi" required error={faultOf('person_id')}>
          <Select
            value={person ?? ''}
            placeholder="Seçin"
            options={people}
            onChange={({ target }) => onChange({ person_id: target.value || null } as Partial<Action>)}
          />
        </Field>
      )}
    </div>
  )
}

type SetFieldProps = Props & { action: Extract<Action, { type: 'set_field' }> }

function SetField({ action, subject, options, faultOf, onChange }: SetFieldProps) {
  const fields = settableFields[subject]
  if (!fields)
    return <p className="text-14 text-muted">{subjectWords[subject]} kaydında değiştirilebilecek alan yok.</p>
  const choices = choicesOf(action.field, fields[action.field], options)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Alan" error={faultOf('field')}>
        <Select
          value={action.field}
          options={Object.entries(fields).map(([value, { label }]) => ({ value, label }))}
          onChange={({ target }) => onChange({ field: target.value, value: '' })}
        />
      </Field>
      {choices ? (
        <Field label="Yeni değer" required error={faultOf('value')}>
          <Select
            value={action.value}
            placeholder="Seçin"
            options={choices}
            onChange={({ target }) => onChange({ value: target.value })}
          />
        </Field>
      ) : (
        <TemplateField
          label="Yeni değer"
          required
          fields={templateFields(subject)}
          maxLength={500}
          text={action.value}
          fault={faultOf('value')}
          onChange={(value) => onChange({ value })}
        />
      )}
    </div>
  )
}

/** Sectors and segments are what this house calls them. */
function choicesOf(
  name: string,
  field: { choices?: Readonly<Record<string, string>> } | undefined,
  { sectors, segments }: Props['options'],
): Option[] | undefined {
  const groups = { 'musteri.sektor': sectors, 'musteri.segment': segments }[name]
  if (groups) return groups.map((group) => ({ value: group, label: group }))
  return field?.choices && optionsOf(field.choices)
}
