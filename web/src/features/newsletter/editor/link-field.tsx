/** An address that a button or picture leads to; what is wrong with it is said when it is left. */
import { linkFault, linkFaultWords } from '@kervan/domain/newsletter/mail-address.ts'
import { useState } from 'react'
import { withProtocol } from '#features/newsletter/editor/rich-text.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'

type Props = { label: string; value: string; optional?: boolean; onChange: (value: string) => void }

export function LinkField({ label, value, optional = false, onChange }: Props) {
  const [left, setLeft] = useState(value !== '')
  const fault = left && value !== '' ? linkFault(value) : undefined
  return (
    <Field label={label} optionalMark={optional} error={fault && `Bağlantının ${linkFaultWords[fault]}.`}>
      <Input
        value={value}
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        maxLength={2_000}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => {
          setLeft(true)
          const whole = withProtocol(value)
          if (whole !== value) onChange(whole)
        }}
      />
    </Field>
  )
}
