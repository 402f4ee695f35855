/** A multi-line text input that grows with its content. */
import type { ComponentProps } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { controlClasses, useFieldProps } from '#spine/ui/field-context.ts'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldProps()}
      {...rest}
      className={cn(controlClasses, 'field-sizing-content min-h-24 px-3 py-2 text-15', className)}
    />
  )
}
