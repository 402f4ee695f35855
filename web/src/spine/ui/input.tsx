/** One line of text. */
import type { ComponentProps } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { controlClasses, useFieldProps } from '#spine/ui/field-context.ts'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input {...useFieldProps()} {...rest} className={cn(controlClasses, 'h-10 px-3 text-15', className)} />
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
