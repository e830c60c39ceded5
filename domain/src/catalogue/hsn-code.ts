const CODE = String.raw`(\d{4}|\d{6}|\d{8})`;

export const HSN_CODE = new RegExp(`^${CODE}$`);
export const HSN_CODE_OR_NONE = new RegExp(`^${CODE}?$`);
