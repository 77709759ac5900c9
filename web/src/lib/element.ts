type Properties<Tag extends keyof HTMLElementTagNameMap> = Omit<Partial<HTMLElementTagNameMap[Tag]>, 'className'> & {
  className?: string | undefined
}

/** A new element with these properties and children, strings as text nodes; for what is drawn before the app has loaded. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { className = '', ...properties }: Properties<Tag>,
  ...within: (Node | string | false)[]
): HTMLElementTagNameMap[Tag] => {
  const made = Object.assign(document.createElement(tag), properties, { className })
  made.append(...within.filter((part) => part !== false))
  return made
}
