/** What the forms of signing in accept. Loaded when somebody begins to type: the page is there sooner without it. */
import { signInWords } from '@kervan/domain/auth/auth.copy.ts'
import { GivenPassword, NewPassword, PersonName } from '@kervan/domain/auth/credentials.ts'
import { EmailAddress } from '@kervan/domain/values/email-address.ts'
import { z } from '@kervan/domain/z.ts'

export const DetailsForm = z.object({
  first_name: PersonName,
  last_name: PersonName,
  email: z.string().trim().min(1, signInWords.allFieldsRequired).pipe(EmailAddress),
})

export const PasswordForm = z.object({ email: EmailAddress, password: GivenPassword })

export const NewPasswordForm = z.object({
  password: z.string().min(1, signInWords.passwordRequired).pipe(NewPassword),
})

export const NewPasswordTwiceForm = z
  .object({
    password: z.string().min(1, signInWords.newPasswordRequired).pipe(NewPassword),
    confirmation: z.string(),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: signInWords.passwordsDiffer,
    // Also while the password itself is invalid, so that both errors are shown at once.
    when: ({ value }) => Boolean((value as { password?: string }).password),
  })

export const ResetLinkForm = z.object({ email: EmailAddress })

export const StaffAddressForm = z.object({
  email: z.string().trim().min(1, signInWords.staffEmailRequired).toLowerCase(),
})
