/** Setting a new password with the link of a mail. */
export function ResetPasswordPage() {
  return <h1 className="text-22">Şifre sıfırlama</h1>
}
