/** Maximum length of a person's or company's name. In its own module, so that a field does not load the contracts. */
export const TEXT_MAX_LENGTH = 200
