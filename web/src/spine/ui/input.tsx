/** One line of text. */
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlClasses, useFieldProps } from '#spine/ui/field-context.ts'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...useFieldProps()}
      {...rest}
      className={clsx(controlClasses, 'default:h-10 default:px-3 default:text-15', className)}
    />
  )
}

/** For an e-mail address, which phones must not correct. */
export function EmailInput(props: ComponentProps<'input'>) {
  return (
    <Input
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="send"
      {...props}
    />
  )
}
