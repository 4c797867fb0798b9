// Generated from openapi.yaml by `npm run generate`. Do not edit.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// contract/formats.ts
var DATE = /^\d{4}-\d\d-\d\d$/;
var DATE_TIME = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/i;
var TIMESTAMP = /^\d{4}(?:-\d\d-\d\d|\d{4})T(?:[01]\d|2[0-3])(?::?[0-5]\d(?::?(?:[0-5]\d|60)(?:[.,]\d+)?)?)?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?$/i;
var EMAIL = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
var URI = /^[a-z][a-z\d+.-]*:(?:[a-z\d\-._~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})+$/i;
var ZERO = 48;
var HYPHEN = 45;
function digits(text, from, count) {
  let value = 0;
  for (let index = from; index < from + count; index += 1) {
    value = value * 10 + text.charCodeAt(index) - ZERO;
  }
  return value;
}
function daysIn(month, year) {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
function startsInCalendar(text) {
  const gap = text.charCodeAt(4) === HYPHEN ? 1 : 0;
  const month = digits(text, 4 + gap, 2);
  const day = digits(text, 6 + 2 * gap, 2);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, digits(text, 0, 4));
}
function isDate(text) {
  return DATE.test(text) && startsInCalendar(text);
}
function isDateTime(text) {
  return DATE_TIME.test(text) && startsInCalendar(text);
}
function isTimestamp(text) {
  return TIMESTAMP.test(text) && startsInCalendar(text);
}
function isEmail(text) {
  return EMAIL.test(text);
}
function isUri(text) {
  return URI.test(text);
}
var formats = {
  date: isDate,
  "date-time": isDateTime,
  timestamp: isTimestamp,
  email: isEmail,
  uri: isUri
};

// ajv:compiled
var error = validate21;
var func1 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.error === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (false !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: false } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data1 = data.error;
      if (typeof data1 === "string") {
        if (func1(data1) < 1) {
          const err4 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": { "success": true, "error": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
var body_createBookingUrl = validate23;
var schema34 = { "type": "object", "required": ["scope"], "properties": { "scope": { "oneOf": [{ "type": "object", "required": ["kind"], "properties": { "kind": { "type": "string", "const": "all-mobile" } } }, { "type": "object", "required": ["kind"], "properties": { "kind": { "type": "string", "const": "all-venues" } } }, { "type": "object", "required": ["kind", "venueId"], "properties": { "kind": { "type": "string", "const": "venue" }, "venueId": { "type": "string", "minLength": 1 } } }, { "type": "object", "required": ["kind"], "properties": { "kind": { "type": "string", "const": "mobile-then-venue-fallback" } } }], "discriminator": { "propertyName": "kind" }, "type": "object" }, "externalUserId": { "type": "string", "maxLength": 200 }, "externalOrderId": { "type": "string", "maxLength": 200 }, "passthrough": { "type": "object", "additionalProperties": true }, "patient": { "type": "object", "properties": { "firstName": { "type": "string", "minLength": 1 }, "lastName": { "type": "string", "minLength": 1 }, "email": { "type": "string", "format": "email" }, "phone": { "type": "string" }, "dateOfBirth": { "type": "string" }, "gender": { "type": "string", "enum": ["MALE", "FEMALE"] } } } } };
var formats0 = formats.email;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scope === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.scope !== void 0) {
      let data0 = data.scope;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        const tag0 = data0.kind;
        if (typeof tag0 == "string") {
          if (tag0 === "all-mobile") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.kind === void 0) {
                const err1 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/0/required", keyword: "required", params: { missingProperty: "kind" } };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
              if (data0.kind !== void 0) {
                let data1 = data0.kind;
                if (typeof data1 !== "string") {
                  const err2 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
                if ("all-mobile" !== data1) {
                  const err3 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "all-mobile" } };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
              }
            } else {
              const err4 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/0/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            var props0 = {};
            props0.kind = true;
          } else if (tag0 === "all-venues") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.kind === void 0) {
                const err5 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/1/required", keyword: "required", params: { missingProperty: "kind" } };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
              if (data0.kind !== void 0) {
                let data2 = data0.kind;
                if (typeof data2 !== "string") {
                  const err6 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if ("all-venues" !== data2) {
                  const err7 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "all-venues" } };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
              }
            } else {
              const err8 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/1/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (props0 !== true) {
              props0 = props0 || {};
              props0.kind = true;
            }
          } else if (tag0 === "venue") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.kind === void 0) {
                const err9 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/2/required", keyword: "required", params: { missingProperty: "kind" } };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              if (data0.venueId === void 0) {
                const err10 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/2/required", keyword: "required", params: { missingProperty: "venueId" } };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              if (data0.kind !== void 0) {
                let data3 = data0.kind;
                if (typeof data3 !== "string") {
                  const err11 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if ("venue" !== data3) {
                  const err12 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "venue" } };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              }
              if (data0.venueId !== void 0) {
                let data4 = data0.venueId;
                if (typeof data4 === "string") {
                  if (func1(data4) < 1) {
                    const err13 = { instancePath: instancePath + "/scope/venueId", schemaPath: "#/properties/scope/oneOf/2/properties/venueId/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err13];
                    } else {
                      vErrors.push(err13);
                    }
                    errors++;
                  }
                } else {
                  const err14 = { instancePath: instancePath + "/scope/venueId", schemaPath: "#/properties/scope/oneOf/2/properties/venueId/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              }
            } else {
              const err15 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/2/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (props0 !== true) {
              props0 = props0 || {};
              props0.kind = true;
              props0.venueId = true;
            }
          } else if (tag0 === "mobile-then-venue-fallback") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.kind === void 0) {
                const err16 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/3/required", keyword: "required", params: { missingProperty: "kind" } };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
              if (data0.kind !== void 0) {
                let data5 = data0.kind;
                if (typeof data5 !== "string") {
                  const err17 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if ("mobile-then-venue-fallback" !== data5) {
                  const err18 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "mobile-then-venue-fallback" } };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              }
            } else {
              const err19 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/3/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (props0 !== true) {
              props0 = props0 || {};
              props0.kind = true;
            }
          } else {
            const err20 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        } else {
          const err21 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.externalUserId !== void 0) {
      let data6 = data.externalUserId;
      if (typeof data6 === "string") {
        if (func1(data6) > 200) {
          const err23 = { instancePath: instancePath + "/externalUserId", schemaPath: "#/properties/externalUserId/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/externalUserId", schemaPath: "#/properties/externalUserId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.externalOrderId !== void 0) {
      let data7 = data.externalOrderId;
      if (typeof data7 === "string") {
        if (func1(data7) > 200) {
          const err25 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/properties/externalOrderId/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      } else {
        const err26 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/properties/externalOrderId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.passthrough !== void 0) {
      let data8 = data.passthrough;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
      } else {
        const err27 = { instancePath: instancePath + "/passthrough", schemaPath: "#/properties/passthrough/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.patient !== void 0) {
      let data9 = data.patient;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.firstName !== void 0) {
          let data10 = data9.firstName;
          if (typeof data10 === "string") {
            if (func1(data10) < 1) {
              const err28 = { instancePath: instancePath + "/patient/firstName", schemaPath: "#/properties/patient/properties/firstName/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          } else {
            const err29 = { instancePath: instancePath + "/patient/firstName", schemaPath: "#/properties/patient/properties/firstName/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data9.lastName !== void 0) {
          let data11 = data9.lastName;
          if (typeof data11 === "string") {
            if (func1(data11) < 1) {
              const err30 = { instancePath: instancePath + "/patient/lastName", schemaPath: "#/properties/patient/properties/lastName/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          } else {
            const err31 = { instancePath: instancePath + "/patient/lastName", schemaPath: "#/properties/patient/properties/lastName/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data9.email !== void 0) {
          let data12 = data9.email;
          if (typeof data12 === "string") {
            if (!formats0(data12)) {
              const err32 = { instancePath: instancePath + "/patient/email", schemaPath: "#/properties/patient/properties/email/format", keyword: "format", params: { format: "email" } };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          } else {
            const err33 = { instancePath: instancePath + "/patient/email", schemaPath: "#/properties/patient/properties/email/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data9.phone !== void 0) {
          if (typeof data9.phone !== "string") {
            const err34 = { instancePath: instancePath + "/patient/phone", schemaPath: "#/properties/patient/properties/phone/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data9.dateOfBirth !== void 0) {
          if (typeof data9.dateOfBirth !== "string") {
            const err35 = { instancePath: instancePath + "/patient/dateOfBirth", schemaPath: "#/properties/patient/properties/dateOfBirth/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data9.gender !== void 0) {
          let data15 = data9.gender;
          if (typeof data15 !== "string") {
            const err36 = { instancePath: instancePath + "/patient/gender", schemaPath: "#/properties/patient/properties/gender/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
          if (!(data15 === "MALE" || data15 === "FEMALE")) {
            const err37 = { instancePath: instancePath + "/patient/gender", schemaPath: "#/properties/patient/properties/gender/enum", keyword: "enum", params: { allowedValues: schema34.properties.patient.properties.gender.enum } };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
      } else {
        const err38 = { instancePath: instancePath + "/patient", schemaPath: "#/properties/patient/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
  } else {
    const err39 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err39];
    } else {
      vErrors.push(err39);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": { "scope": true, "externalUserId": true, "externalOrderId": true, "passthrough": true, "patient": true }, "dynamicProps": false, "dynamicItems": false };
var closed_createBookingUrl = validate25;
var schema36 = { "type": "object", "required": ["scope"], "properties": { "scope": { "oneOf": [{ "type": "object", "required": ["kind"], "properties": { "kind": { "type": "string", "const": "all-mobile" } }, "additionalProperties": false }, { "type": "object", "required": ["kind"], "properties": { "kind": { "type": "string", "const": "all-venues" } }, "additionalProperties": false }, { "type": "object", "required": ["kind", "venueId"], "properties": { "kind": { "type": "string", "const": "venue" }, "venueId": { "type": "string", "minLength": 1 } }, "additionalProperties": false }, { "type": "object", "required": ["kind"], "properties": { "kind": { "type": "string", "const": "mobile-then-venue-fallback" } }, "additionalProperties": false }], "discriminator": { "propertyName": "kind" }, "type": "object" }, "externalUserId": { "type": "string", "maxLength": 200 }, "externalOrderId": { "type": "string", "maxLength": 200 }, "passthrough": { "type": "object", "additionalProperties": true }, "patient": { "type": "object", "properties": { "firstName": { "type": "string", "minLength": 1 }, "lastName": { "type": "string", "minLength": 1 }, "email": { "type": "string", "format": "email" }, "phone": { "type": "string" }, "dateOfBirth": { "type": "string" }, "gender": { "type": "string", "enum": ["MALE", "FEMALE"] } }, "additionalProperties": false } }, "additionalProperties": false };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scope === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "scope" || key0 === "externalUserId" || key0 === "externalOrderId" || key0 === "passthrough" || key0 === "patient")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.scope !== void 0) {
      let data0 = data.scope;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        const tag0 = data0.kind;
        if (typeof tag0 == "string") {
          if (tag0 === "all-mobile") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.kind === void 0) {
                const err2 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/0/required", keyword: "required", params: { missingProperty: "kind" } };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
              for (const key1 in data0) {
                if (!(key1 === "kind")) {
                  const err3 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
              }
              if (data0.kind !== void 0) {
                let data1 = data0.kind;
                if (typeof data1 !== "string") {
                  const err4 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if ("all-mobile" !== data1) {
                  const err5 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "all-mobile" } };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              }
            } else {
              const err6 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/0/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            var props0 = true;
          } else if (tag0 === "all-venues") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.kind === void 0) {
                const err7 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/1/required", keyword: "required", params: { missingProperty: "kind" } };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              for (const key2 in data0) {
                if (!(key2 === "kind")) {
                  const err8 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              }
              if (data0.kind !== void 0) {
                let data2 = data0.kind;
                if (typeof data2 !== "string") {
                  const err9 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if ("all-venues" !== data2) {
                  const err10 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "all-venues" } };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              }
            } else {
              const err11 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/1/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (props0 !== true) {
              props0 = true;
            }
          } else if (tag0 === "venue") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.kind === void 0) {
                const err12 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/2/required", keyword: "required", params: { missingProperty: "kind" } };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
              if (data0.venueId === void 0) {
                const err13 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/2/required", keyword: "required", params: { missingProperty: "venueId" } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
              for (const key3 in data0) {
                if (!(key3 === "kind" || key3 === "venueId")) {
                  const err14 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              }
              if (data0.kind !== void 0) {
                let data3 = data0.kind;
                if (typeof data3 !== "string") {
                  const err15 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if ("venue" !== data3) {
                  const err16 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "venue" } };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              }
              if (data0.venueId !== void 0) {
                let data4 = data0.venueId;
                if (typeof data4 === "string") {
                  if (func1(data4) < 1) {
                    const err17 = { instancePath: instancePath + "/scope/venueId", schemaPath: "#/properties/scope/oneOf/2/properties/venueId/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                } else {
                  const err18 = { instancePath: instancePath + "/scope/venueId", schemaPath: "#/properties/scope/oneOf/2/properties/venueId/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              }
            } else {
              const err19 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/2/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (props0 !== true) {
              props0 = true;
            }
          } else if (tag0 === "mobile-then-venue-fallback") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.kind === void 0) {
                const err20 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/3/required", keyword: "required", params: { missingProperty: "kind" } };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
              for (const key4 in data0) {
                if (!(key4 === "kind")) {
                  const err21 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
              }
              if (data0.kind !== void 0) {
                let data5 = data0.kind;
                if (typeof data5 !== "string") {
                  const err22 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                if ("mobile-then-venue-fallback" !== data5) {
                  const err23 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "mobile-then-venue-fallback" } };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              }
            } else {
              const err24 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/oneOf/3/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (props0 !== true) {
              props0 = true;
            }
          } else {
            const err25 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        } else {
          const err26 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      } else {
        const err27 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.externalUserId !== void 0) {
      let data6 = data.externalUserId;
      if (typeof data6 === "string") {
        if (func1(data6) > 200) {
          const err28 = { instancePath: instancePath + "/externalUserId", schemaPath: "#/properties/externalUserId/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      } else {
        const err29 = { instancePath: instancePath + "/externalUserId", schemaPath: "#/properties/externalUserId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.externalOrderId !== void 0) {
      let data7 = data.externalOrderId;
      if (typeof data7 === "string") {
        if (func1(data7) > 200) {
          const err30 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/properties/externalOrderId/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      } else {
        const err31 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/properties/externalOrderId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.passthrough !== void 0) {
      let data8 = data.passthrough;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
      } else {
        const err32 = { instancePath: instancePath + "/passthrough", schemaPath: "#/properties/passthrough/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.patient !== void 0) {
      let data9 = data.patient;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        for (const key5 in data9) {
          if (!(key5 === "firstName" || key5 === "lastName" || key5 === "email" || key5 === "phone" || key5 === "dateOfBirth" || key5 === "gender")) {
            const err33 = { instancePath: instancePath + "/patient", schemaPath: "#/properties/patient/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data9.firstName !== void 0) {
          let data10 = data9.firstName;
          if (typeof data10 === "string") {
            if (func1(data10) < 1) {
              const err34 = { instancePath: instancePath + "/patient/firstName", schemaPath: "#/properties/patient/properties/firstName/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          } else {
            const err35 = { instancePath: instancePath + "/patient/firstName", schemaPath: "#/properties/patient/properties/firstName/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data9.lastName !== void 0) {
          let data11 = data9.lastName;
          if (typeof data11 === "string") {
            if (func1(data11) < 1) {
              const err36 = { instancePath: instancePath + "/patient/lastName", schemaPath: "#/properties/patient/properties/lastName/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
          } else {
            const err37 = { instancePath: instancePath + "/patient/lastName", schemaPath: "#/properties/patient/properties/lastName/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data9.email !== void 0) {
          let data12 = data9.email;
          if (typeof data12 === "string") {
            if (!formats0(data12)) {
              const err38 = { instancePath: instancePath + "/patient/email", schemaPath: "#/properties/patient/properties/email/format", keyword: "format", params: { format: "email" } };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
          } else {
            const err39 = { instancePath: instancePath + "/patient/email", schemaPath: "#/properties/patient/properties/email/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        if (data9.phone !== void 0) {
          if (typeof data9.phone !== "string") {
            const err40 = { instancePath: instancePath + "/patient/phone", schemaPath: "#/properties/patient/properties/phone/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        if (data9.dateOfBirth !== void 0) {
          if (typeof data9.dateOfBirth !== "string") {
            const err41 = { instancePath: instancePath + "/patient/dateOfBirth", schemaPath: "#/properties/patient/properties/dateOfBirth/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data9.gender !== void 0) {
          let data15 = data9.gender;
          if (typeof data15 !== "string") {
            const err42 = { instancePath: instancePath + "/patient/gender", schemaPath: "#/properties/patient/properties/gender/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
          if (!(data15 === "MALE" || data15 === "FEMALE")) {
            const err43 = { instancePath: instancePath + "/patient/gender", schemaPath: "#/properties/patient/properties/gender/enum", keyword: "enum", params: { allowedValues: schema36.properties.patient.properties.gender.enum } };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
      } else {
        const err44 = { instancePath: instancePath + "/patient", schemaPath: "#/properties/patient/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
  } else {
    const err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err45];
    } else {
      vErrors.push(err45);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var success_createBookingUrl = validate26;
var formats4 = formats.uri;
var formats6 = formats.timestamp;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.url === void 0) {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/BookingUrl/required", keyword: "required", params: { missingProperty: "url" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.expiresAt === void 0) {
          const err5 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/BookingUrl/required", keyword: "required", params: { missingProperty: "expiresAt" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.tokenId === void 0) {
          const err6 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/BookingUrl/required", keyword: "required", params: { missingProperty: "tokenId" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1.url !== void 0) {
          let data2 = data1.url;
          if (typeof data2 === "string") {
            if (!formats4(data2)) {
              const err7 = { instancePath: instancePath + "/data/url", schemaPath: "#/$defs/BookingUrl/properties/url/format", keyword: "format", params: { format: "uri" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/data/url", schemaPath: "#/$defs/BookingUrl/properties/url/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data1.expiresAt !== void 0) {
          let data3 = data1.expiresAt;
          if (typeof data3 === "string") {
            if (!formats6(data3)) {
              const err9 = { instancePath: instancePath + "/data/expiresAt", schemaPath: "#/$defs/BookingUrl/properties/expiresAt/format", keyword: "format", params: { format: "timestamp" } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/data/expiresAt", schemaPath: "#/$defs/BookingUrl/properties/expiresAt/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data1.tokenId !== void 0) {
          if (typeof data1.tokenId !== "string") {
            const err11 = { instancePath: instancePath + "/data/tokenId", schemaPath: "#/$defs/BookingUrl/properties/tokenId/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/BookingUrl/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var body_createBooking = validate27;
var schema40 = { "oneOf": [{ "type": "object", "required": ["fulfillmentChannel", "patient", "location", "appointment"], "properties": { "fulfillmentChannel": { "type": "string", "const": "MOBILE" }, "patient": { "type": "object", "required": ["firstName", "lastName", "email", "phone", "dateOfBirth", "gender"], "properties": { "firstName": { "type": "string", "minLength": 1 }, "lastName": { "type": "string", "minLength": 1 }, "email": { "type": "string", "format": "email" }, "phone": { "type": "string", "minLength": 1 }, "dateOfBirth": { "type": "string", "minLength": 1, "format": "date" }, "gender": { "type": "string", "enum": ["MALE", "FEMALE"] } } }, "location": { "type": "object", "required": ["addressLine1", "city", "postcode"], "properties": { "addressLine1": { "type": "string", "minLength": 1 }, "addressLine2": { "type": "string" }, "city": { "type": "string", "minLength": 1 }, "county": { "type": "string" }, "postcode": { "type": "string", "pattern": "^[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}$" } } }, "appointment": { "type": "object", "required": ["preferredDate", "timePreference", "testType"], "properties": { "preferredDate": { "type": "string", "minLength": 1, "format": "date" }, "timePreference": { "type": "string", "enum": ["morning", "afternoon", "evening"] }, "testType": { "type": "string", "minLength": 1 }, "specialInstructions": { "type": "string" } } }, "externalUserId": { "type": "string", "maxLength": 200 }, "externalOrderId": { "type": "string", "maxLength": 200 }, "passthrough": { "type": "object", "additionalProperties": true } } }, { "type": "object", "required": ["fulfillmentChannel", "patient", "venueId", "venueSlotStart", "appointment"], "properties": { "fulfillmentChannel": { "type": "string", "const": "IN_VENUE" }, "patient": { "type": "object", "required": ["firstName", "lastName", "email", "phone", "dateOfBirth", "gender"], "properties": { "firstName": { "type": "string", "minLength": 1 }, "lastName": { "type": "string", "minLength": 1 }, "email": { "type": "string", "format": "email" }, "phone": { "type": "string", "minLength": 1 }, "dateOfBirth": { "type": "string", "minLength": 1, "format": "date" }, "gender": { "type": "string", "enum": ["MALE", "FEMALE"] } } }, "venueId": { "type": "string", "minLength": 1 }, "venueSlotStart": { "type": "string", "format": "date-time" }, "appointment": { "type": "object", "required": ["testType"], "properties": { "testType": { "type": "string", "minLength": 1 }, "specialInstructions": { "type": "string" } } }, "externalUserId": { "type": "string", "maxLength": 200 }, "externalOrderId": { "type": "string", "maxLength": 200 }, "passthrough": { "type": "object", "additionalProperties": true } } }], "discriminator": { "propertyName": "fulfillmentChannel" }, "type": "object" };
var formats10 = formats.date;
var formats18 = formats["date-time"];
var pattern4 = new RegExp("^[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}$", "u");
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.fulfillmentChannel;
    if (typeof tag0 == "string") {
      if (tag0 === "MOBILE") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.fulfillmentChannel === void 0) {
            const err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "fulfillmentChannel" } };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
          if (data.patient === void 0) {
            const err1 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "patient" } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (data.location === void 0) {
            const err2 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "location" } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (data.appointment === void 0) {
            const err3 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "appointment" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (data.fulfillmentChannel !== void 0) {
            let data0 = data.fulfillmentChannel;
            if (typeof data0 !== "string") {
              const err4 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/oneOf/0/properties/fulfillmentChannel/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if ("MOBILE" !== data0) {
              const err5 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/oneOf/0/properties/fulfillmentChannel/const", keyword: "const", params: { allowedValue: "MOBILE" } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
          if (data.patient !== void 0) {
            let data1 = data.patient;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.firstName === void 0) {
                const err6 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/0/properties/patient/required", keyword: "required", params: { missingProperty: "firstName" } };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
              if (data1.lastName === void 0) {
                const err7 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/0/properties/patient/required", keyword: "required", params: { missingProperty: "lastName" } };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              if (data1.email === void 0) {
                const err8 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/0/properties/patient/required", keyword: "required", params: { missingProperty: "email" } };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
              if (data1.phone === void 0) {
                const err9 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/0/properties/patient/required", keyword: "required", params: { missingProperty: "phone" } };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              if (data1.dateOfBirth === void 0) {
                const err10 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/0/properties/patient/required", keyword: "required", params: { missingProperty: "dateOfBirth" } };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              if (data1.gender === void 0) {
                const err11 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/0/properties/patient/required", keyword: "required", params: { missingProperty: "gender" } };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              if (data1.firstName !== void 0) {
                let data2 = data1.firstName;
                if (typeof data2 === "string") {
                  if (func1(data2) < 1) {
                    const err12 = { instancePath: instancePath + "/patient/firstName", schemaPath: "#/oneOf/0/properties/patient/properties/firstName/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err12];
                    } else {
                      vErrors.push(err12);
                    }
                    errors++;
                  }
                } else {
                  const err13 = { instancePath: instancePath + "/patient/firstName", schemaPath: "#/oneOf/0/properties/patient/properties/firstName/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              }
              if (data1.lastName !== void 0) {
                let data3 = data1.lastName;
                if (typeof data3 === "string") {
                  if (func1(data3) < 1) {
                    const err14 = { instancePath: instancePath + "/patient/lastName", schemaPath: "#/oneOf/0/properties/patient/properties/lastName/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                } else {
                  const err15 = { instancePath: instancePath + "/patient/lastName", schemaPath: "#/oneOf/0/properties/patient/properties/lastName/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              }
              if (data1.email !== void 0) {
                let data4 = data1.email;
                if (typeof data4 === "string") {
                  if (!formats0(data4)) {
                    const err16 = { instancePath: instancePath + "/patient/email", schemaPath: "#/oneOf/0/properties/patient/properties/email/format", keyword: "format", params: { format: "email" } };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                } else {
                  const err17 = { instancePath: instancePath + "/patient/email", schemaPath: "#/oneOf/0/properties/patient/properties/email/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              }
              if (data1.phone !== void 0) {
                let data5 = data1.phone;
                if (typeof data5 === "string") {
                  if (func1(data5) < 1) {
                    const err18 = { instancePath: instancePath + "/patient/phone", schemaPath: "#/oneOf/0/properties/patient/properties/phone/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err18];
                    } else {
                      vErrors.push(err18);
                    }
                    errors++;
                  }
                } else {
                  const err19 = { instancePath: instancePath + "/patient/phone", schemaPath: "#/oneOf/0/properties/patient/properties/phone/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              }
              if (data1.dateOfBirth !== void 0) {
                let data6 = data1.dateOfBirth;
                if (typeof data6 === "string") {
                  if (func1(data6) < 1) {
                    const err20 = { instancePath: instancePath + "/patient/dateOfBirth", schemaPath: "#/oneOf/0/properties/patient/properties/dateOfBirth/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err20];
                    } else {
                      vErrors.push(err20);
                    }
                    errors++;
                  }
                  if (!formats10(data6)) {
                    const err21 = { instancePath: instancePath + "/patient/dateOfBirth", schemaPath: "#/oneOf/0/properties/patient/properties/dateOfBirth/format", keyword: "format", params: { format: "date" } };
                    if (vErrors === null) {
                      vErrors = [err21];
                    } else {
                      vErrors.push(err21);
                    }
                    errors++;
                  }
                } else {
                  const err22 = { instancePath: instancePath + "/patient/dateOfBirth", schemaPath: "#/oneOf/0/properties/patient/properties/dateOfBirth/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              }
              if (data1.gender !== void 0) {
                let data7 = data1.gender;
                if (typeof data7 !== "string") {
                  const err23 = { instancePath: instancePath + "/patient/gender", schemaPath: "#/oneOf/0/properties/patient/properties/gender/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                if (!(data7 === "MALE" || data7 === "FEMALE")) {
                  const err24 = { instancePath: instancePath + "/patient/gender", schemaPath: "#/oneOf/0/properties/patient/properties/gender/enum", keyword: "enum", params: { allowedValues: schema40.oneOf[0].properties.patient.properties.gender.enum } };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              }
            } else {
              const err25 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/0/properties/patient/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          }
          if (data.location !== void 0) {
            let data8 = data.location;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
              if (data8.addressLine1 === void 0) {
                const err26 = { instancePath: instancePath + "/location", schemaPath: "#/oneOf/0/properties/location/required", keyword: "required", params: { missingProperty: "addressLine1" } };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
              if (data8.city === void 0) {
                const err27 = { instancePath: instancePath + "/location", schemaPath: "#/oneOf/0/properties/location/required", keyword: "required", params: { missingProperty: "city" } };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
              if (data8.postcode === void 0) {
                const err28 = { instancePath: instancePath + "/location", schemaPath: "#/oneOf/0/properties/location/required", keyword: "required", params: { missingProperty: "postcode" } };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
              if (data8.addressLine1 !== void 0) {
                let data9 = data8.addressLine1;
                if (typeof data9 === "string") {
                  if (func1(data9) < 1) {
                    const err29 = { instancePath: instancePath + "/location/addressLine1", schemaPath: "#/oneOf/0/properties/location/properties/addressLine1/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err29];
                    } else {
                      vErrors.push(err29);
                    }
                    errors++;
                  }
                } else {
                  const err30 = { instancePath: instancePath + "/location/addressLine1", schemaPath: "#/oneOf/0/properties/location/properties/addressLine1/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
              }
              if (data8.addressLine2 !== void 0) {
                if (typeof data8.addressLine2 !== "string") {
                  const err31 = { instancePath: instancePath + "/location/addressLine2", schemaPath: "#/oneOf/0/properties/location/properties/addressLine2/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              }
              if (data8.city !== void 0) {
                let data11 = data8.city;
                if (typeof data11 === "string") {
                  if (func1(data11) < 1) {
                    const err32 = { instancePath: instancePath + "/location/city", schemaPath: "#/oneOf/0/properties/location/properties/city/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                } else {
                  const err33 = { instancePath: instancePath + "/location/city", schemaPath: "#/oneOf/0/properties/location/properties/city/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
              }
              if (data8.county !== void 0) {
                if (typeof data8.county !== "string") {
                  const err34 = { instancePath: instancePath + "/location/county", schemaPath: "#/oneOf/0/properties/location/properties/county/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
              }
              if (data8.postcode !== void 0) {
                let data13 = data8.postcode;
                if (typeof data13 === "string") {
                  if (!pattern4.test(data13)) {
                    const err35 = { instancePath: instancePath + "/location/postcode", schemaPath: "#/oneOf/0/properties/location/properties/postcode/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}$" } };
                    if (vErrors === null) {
                      vErrors = [err35];
                    } else {
                      vErrors.push(err35);
                    }
                    errors++;
                  }
                } else {
                  const err36 = { instancePath: instancePath + "/location/postcode", schemaPath: "#/oneOf/0/properties/location/properties/postcode/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
              }
            } else {
              const err37 = { instancePath: instancePath + "/location", schemaPath: "#/oneOf/0/properties/location/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
          }
          if (data.appointment !== void 0) {
            let data14 = data.appointment;
            if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
              if (data14.preferredDate === void 0) {
                const err38 = { instancePath: instancePath + "/appointment", schemaPath: "#/oneOf/0/properties/appointment/required", keyword: "required", params: { missingProperty: "preferredDate" } };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
              if (data14.timePreference === void 0) {
                const err39 = { instancePath: instancePath + "/appointment", schemaPath: "#/oneOf/0/properties/appointment/required", keyword: "required", params: { missingProperty: "timePreference" } };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
              if (data14.testType === void 0) {
                const err40 = { instancePath: instancePath + "/appointment", schemaPath: "#/oneOf/0/properties/appointment/required", keyword: "required", params: { missingProperty: "testType" } };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
              if (data14.preferredDate !== void 0) {
                let data15 = data14.preferredDate;
                if (typeof data15 === "string") {
                  if (func1(data15) < 1) {
                    const err41 = { instancePath: instancePath + "/appointment/preferredDate", schemaPath: "#/oneOf/0/properties/appointment/properties/preferredDate/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err41];
                    } else {
                      vErrors.push(err41);
                    }
                    errors++;
                  }
                  if (!formats10(data15)) {
                    const err42 = { instancePath: instancePath + "/appointment/preferredDate", schemaPath: "#/oneOf/0/properties/appointment/properties/preferredDate/format", keyword: "format", params: { format: "date" } };
                    if (vErrors === null) {
                      vErrors = [err42];
                    } else {
                      vErrors.push(err42);
                    }
                    errors++;
                  }
                } else {
                  const err43 = { instancePath: instancePath + "/appointment/preferredDate", schemaPath: "#/oneOf/0/properties/appointment/properties/preferredDate/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
              }
              if (data14.timePreference !== void 0) {
                let data16 = data14.timePreference;
                if (typeof data16 !== "string") {
                  const err44 = { instancePath: instancePath + "/appointment/timePreference", schemaPath: "#/oneOf/0/properties/appointment/properties/timePreference/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
                if (!(data16 === "morning" || data16 === "afternoon" || data16 === "evening")) {
                  const err45 = { instancePath: instancePath + "/appointment/timePreference", schemaPath: "#/oneOf/0/properties/appointment/properties/timePreference/enum", keyword: "enum", params: { allowedValues: schema40.oneOf[0].properties.appointment.properties.timePreference.enum } };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
              }
              if (data14.testType !== void 0) {
                let data17 = data14.testType;
                if (typeof data17 === "string") {
                  if (func1(data17) < 1) {
                    const err46 = { instancePath: instancePath + "/appointment/testType", schemaPath: "#/oneOf/0/properties/appointment/properties/testType/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                } else {
                  const err47 = { instancePath: instancePath + "/appointment/testType", schemaPath: "#/oneOf/0/properties/appointment/properties/testType/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
              }
              if (data14.specialInstructions !== void 0) {
                if (typeof data14.specialInstructions !== "string") {
                  const err48 = { instancePath: instancePath + "/appointment/specialInstructions", schemaPath: "#/oneOf/0/properties/appointment/properties/specialInstructions/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
              }
            } else {
              const err49 = { instancePath: instancePath + "/appointment", schemaPath: "#/oneOf/0/properties/appointment/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
          }
          if (data.externalUserId !== void 0) {
            let data19 = data.externalUserId;
            if (typeof data19 === "string") {
              if (func1(data19) > 200) {
                const err50 = { instancePath: instancePath + "/externalUserId", schemaPath: "#/oneOf/0/properties/externalUserId/maxLength", keyword: "maxLength", params: { limit: 200 } };
                if (vErrors === null) {
                  vErrors = [err50];
                } else {
                  vErrors.push(err50);
                }
                errors++;
              }
            } else {
              const err51 = { instancePath: instancePath + "/externalUserId", schemaPath: "#/oneOf/0/properties/externalUserId/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
          }
          if (data.externalOrderId !== void 0) {
            let data20 = data.externalOrderId;
            if (typeof data20 === "string") {
              if (func1(data20) > 200) {
                const err52 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/oneOf/0/properties/externalOrderId/maxLength", keyword: "maxLength", params: { limit: 200 } };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            } else {
              const err53 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/oneOf/0/properties/externalOrderId/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          }
          if (data.passthrough !== void 0) {
            let data21 = data.passthrough;
            if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
            } else {
              const err54 = { instancePath: instancePath + "/passthrough", schemaPath: "#/oneOf/0/properties/passthrough/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err54];
              } else {
                vErrors.push(err54);
              }
              errors++;
            }
          }
        } else {
          const err55 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        var props0 = {};
        props0.fulfillmentChannel = true;
        props0.patient = true;
        props0.location = true;
        props0.appointment = true;
        props0.externalUserId = true;
        props0.externalOrderId = true;
        props0.passthrough = true;
      } else if (tag0 === "IN_VENUE") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.fulfillmentChannel === void 0) {
            const err56 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "fulfillmentChannel" } };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
          if (data.patient === void 0) {
            const err57 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "patient" } };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
          if (data.venueId === void 0) {
            const err58 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "venueId" } };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
          if (data.venueSlotStart === void 0) {
            const err59 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "venueSlotStart" } };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
          if (data.appointment === void 0) {
            const err60 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "appointment" } };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
          if (data.fulfillmentChannel !== void 0) {
            let data22 = data.fulfillmentChannel;
            if (typeof data22 !== "string") {
              const err61 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/oneOf/1/properties/fulfillmentChannel/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
            if ("IN_VENUE" !== data22) {
              const err62 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/oneOf/1/properties/fulfillmentChannel/const", keyword: "const", params: { allowedValue: "IN_VENUE" } };
              if (vErrors === null) {
                vErrors = [err62];
              } else {
                vErrors.push(err62);
              }
              errors++;
            }
          }
          if (data.patient !== void 0) {
            let data23 = data.patient;
            if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
              if (data23.firstName === void 0) {
                const err63 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/1/properties/patient/required", keyword: "required", params: { missingProperty: "firstName" } };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
              if (data23.lastName === void 0) {
                const err64 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/1/properties/patient/required", keyword: "required", params: { missingProperty: "lastName" } };
                if (vErrors === null) {
                  vErrors = [err64];
                } else {
                  vErrors.push(err64);
                }
                errors++;
              }
              if (data23.email === void 0) {
                const err65 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/1/properties/patient/required", keyword: "required", params: { missingProperty: "email" } };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
              if (data23.phone === void 0) {
                const err66 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/1/properties/patient/required", keyword: "required", params: { missingProperty: "phone" } };
                if (vErrors === null) {
                  vErrors = [err66];
                } else {
                  vErrors.push(err66);
                }
                errors++;
              }
              if (data23.dateOfBirth === void 0) {
                const err67 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/1/properties/patient/required", keyword: "required", params: { missingProperty: "dateOfBirth" } };
                if (vErrors === null) {
                  vErrors = [err67];
                } else {
                  vErrors.push(err67);
                }
                errors++;
              }
              if (data23.gender === void 0) {
                const err68 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/1/properties/patient/required", keyword: "required", params: { missingProperty: "gender" } };
                if (vErrors === null) {
                  vErrors = [err68];
                } else {
                  vErrors.push(err68);
                }
                errors++;
              }
              if (data23.firstName !== void 0) {
                let data24 = data23.firstName;
                if (typeof data24 === "string") {
                  if (func1(data24) < 1) {
                    const err69 = { instancePath: instancePath + "/patient/firstName", schemaPath: "#/oneOf/1/properties/patient/properties/firstName/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err69];
                    } else {
                      vErrors.push(err69);
                    }
                    errors++;
                  }
                } else {
                  const err70 = { instancePath: instancePath + "/patient/firstName", schemaPath: "#/oneOf/1/properties/patient/properties/firstName/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
              }
              if (data23.lastName !== void 0) {
                let data25 = data23.lastName;
                if (typeof data25 === "string") {
                  if (func1(data25) < 1) {
                    const err71 = { instancePath: instancePath + "/patient/lastName", schemaPath: "#/oneOf/1/properties/patient/properties/lastName/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err71];
                    } else {
                      vErrors.push(err71);
                    }
                    errors++;
                  }
                } else {
                  const err72 = { instancePath: instancePath + "/patient/lastName", schemaPath: "#/oneOf/1/properties/patient/properties/lastName/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err72];
                  } else {
                    vErrors.push(err72);
                  }
                  errors++;
                }
              }
              if (data23.email !== void 0) {
                let data26 = data23.email;
                if (typeof data26 === "string") {
                  if (!formats0(data26)) {
                    const err73 = { instancePath: instancePath + "/patient/email", schemaPath: "#/oneOf/1/properties/patient/properties/email/format", keyword: "format", params: { format: "email" } };
                    if (vErrors === null) {
                      vErrors = [err73];
                    } else {
                      vErrors.push(err73);
                    }
                    errors++;
                  }
                } else {
                  const err74 = { instancePath: instancePath + "/patient/email", schemaPath: "#/oneOf/1/properties/patient/properties/email/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err74];
                  } else {
                    vErrors.push(err74);
                  }
                  errors++;
                }
              }
              if (data23.phone !== void 0) {
                let data27 = data23.phone;
                if (typeof data27 === "string") {
                  if (func1(data27) < 1) {
                    const err75 = { instancePath: instancePath + "/patient/phone", schemaPath: "#/oneOf/1/properties/patient/properties/phone/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err75];
                    } else {
                      vErrors.push(err75);
                    }
                    errors++;
                  }
                } else {
                  const err76 = { instancePath: instancePath + "/patient/phone", schemaPath: "#/oneOf/1/properties/patient/properties/phone/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err76];
                  } else {
                    vErrors.push(err76);
                  }
                  errors++;
                }
              }
              if (data23.dateOfBirth !== void 0) {
                let data28 = data23.dateOfBirth;
                if (typeof data28 === "string") {
                  if (func1(data28) < 1) {
                    const err77 = { instancePath: instancePath + "/patient/dateOfBirth", schemaPath: "#/oneOf/1/properties/patient/properties/dateOfBirth/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err77];
                    } else {
                      vErrors.push(err77);
                    }
                    errors++;
                  }
                  if (!formats10(data28)) {
                    const err78 = { instancePath: instancePath + "/patient/dateOfBirth", schemaPath: "#/oneOf/1/properties/patient/properties/dateOfBirth/format", keyword: "format", params: { format: "date" } };
                    if (vErrors === null) {
                      vErrors = [err78];
                    } else {
                      vErrors.push(err78);
                    }
                    errors++;
                  }
                } else {
                  const err79 = { instancePath: instancePath + "/patient/dateOfBirth", schemaPath: "#/oneOf/1/properties/patient/properties/dateOfBirth/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err79];
                  } else {
                    vErrors.push(err79);
                  }
                  errors++;
                }
              }
              if (data23.gender !== void 0) {
                let data29 = data23.gender;
                if (typeof data29 !== "string") {
                  const err80 = { instancePath: instancePath + "/patient/gender", schemaPath: "#/oneOf/1/properties/patient/properties/gender/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err80];
                  } else {
                    vErrors.push(err80);
                  }
                  errors++;
                }
                if (!(data29 === "MALE" || data29 === "FEMALE")) {
                  const err81 = { instancePath: instancePath + "/patient/gender", schemaPath: "#/oneOf/1/properties/patient/properties/gender/enum", keyword: "enum", params: { allowedValues: schema40.oneOf[1].properties.patient.properties.gender.enum } };
                  if (vErrors === null) {
                    vErrors = [err81];
                  } else {
                    vErrors.push(err81);
                  }
                  errors++;
                }
              }
            } else {
              const err82 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/1/properties/patient/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err82];
              } else {
                vErrors.push(err82);
              }
              errors++;
            }
          }
          if (data.venueId !== void 0) {
            let data30 = data.venueId;
            if (typeof data30 === "string") {
              if (func1(data30) < 1) {
                const err83 = { instancePath: instancePath + "/venueId", schemaPath: "#/oneOf/1/properties/venueId/minLength", keyword: "minLength", params: { limit: 1 } };
                if (vErrors === null) {
                  vErrors = [err83];
                } else {
                  vErrors.push(err83);
                }
                errors++;
              }
            } else {
              const err84 = { instancePath: instancePath + "/venueId", schemaPath: "#/oneOf/1/properties/venueId/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err84];
              } else {
                vErrors.push(err84);
              }
              errors++;
            }
          }
          if (data.venueSlotStart !== void 0) {
            let data31 = data.venueSlotStart;
            if (typeof data31 === "string") {
              if (!formats18(data31)) {
                const err85 = { instancePath: instancePath + "/venueSlotStart", schemaPath: "#/oneOf/1/properties/venueSlotStart/format", keyword: "format", params: { format: "date-time" } };
                if (vErrors === null) {
                  vErrors = [err85];
                } else {
                  vErrors.push(err85);
                }
                errors++;
              }
            } else {
              const err86 = { instancePath: instancePath + "/venueSlotStart", schemaPath: "#/oneOf/1/properties/venueSlotStart/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err86];
              } else {
                vErrors.push(err86);
              }
              errors++;
            }
          }
          if (data.appointment !== void 0) {
            let data32 = data.appointment;
            if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
              if (data32.testType === void 0) {
                const err87 = { instancePath: instancePath + "/appointment", schemaPath: "#/oneOf/1/properties/appointment/required", keyword: "required", params: { missingProperty: "testType" } };
                if (vErrors === null) {
                  vErrors = [err87];
                } else {
                  vErrors.push(err87);
                }
                errors++;
              }
              if (data32.testType !== void 0) {
                let data33 = data32.testType;
                if (typeof data33 === "string") {
                  if (func1(data33) < 1) {
                    const err88 = { instancePath: instancePath + "/appointment/testType", schemaPath: "#/oneOf/1/properties/appointment/properties/testType/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err88];
                    } else {
                      vErrors.push(err88);
                    }
                    errors++;
                  }
                } else {
                  const err89 = { instancePath: instancePath + "/appointment/testType", schemaPath: "#/oneOf/1/properties/appointment/properties/testType/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err89];
                  } else {
                    vErrors.push(err89);
                  }
                  errors++;
                }
              }
              if (data32.specialInstructions !== void 0) {
                if (typeof data32.specialInstructions !== "string") {
                  const err90 = { instancePath: instancePath + "/appointment/specialInstructions", schemaPath: "#/oneOf/1/properties/appointment/properties/specialInstructions/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err90];
                  } else {
                    vErrors.push(err90);
                  }
                  errors++;
                }
              }
            } else {
              const err91 = { instancePath: instancePath + "/appointment", schemaPath: "#/oneOf/1/properties/appointment/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err91];
              } else {
                vErrors.push(err91);
              }
              errors++;
            }
          }
          if (data.externalUserId !== void 0) {
            let data35 = data.externalUserId;
            if (typeof data35 === "string") {
              if (func1(data35) > 200) {
                const err92 = { instancePath: instancePath + "/externalUserId", schemaPath: "#/oneOf/1/properties/externalUserId/maxLength", keyword: "maxLength", params: { limit: 200 } };
                if (vErrors === null) {
                  vErrors = [err92];
                } else {
                  vErrors.push(err92);
                }
                errors++;
              }
            } else {
              const err93 = { instancePath: instancePath + "/externalUserId", schemaPath: "#/oneOf/1/properties/externalUserId/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err93];
              } else {
                vErrors.push(err93);
              }
              errors++;
            }
          }
          if (data.externalOrderId !== void 0) {
            let data36 = data.externalOrderId;
            if (typeof data36 === "string") {
              if (func1(data36) > 200) {
                const err94 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/oneOf/1/properties/externalOrderId/maxLength", keyword: "maxLength", params: { limit: 200 } };
                if (vErrors === null) {
                  vErrors = [err94];
                } else {
                  vErrors.push(err94);
                }
                errors++;
              }
            } else {
              const err95 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/oneOf/1/properties/externalOrderId/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err95];
              } else {
                vErrors.push(err95);
              }
              errors++;
            }
          }
          if (data.passthrough !== void 0) {
            let data37 = data.passthrough;
            if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
            } else {
              const err96 = { instancePath: instancePath + "/passthrough", schemaPath: "#/oneOf/1/properties/passthrough/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err96];
              } else {
                vErrors.push(err96);
              }
              errors++;
            }
          }
        } else {
          const err97 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err97];
          } else {
            vErrors.push(err97);
          }
          errors++;
        }
        if (props0 !== true) {
          props0 = props0 || {};
          props0.fulfillmentChannel = true;
          props0.patient = true;
          props0.venueId = true;
          props0.venueSlotStart = true;
          props0.appointment = true;
          props0.externalUserId = true;
          props0.externalOrderId = true;
          props0.passthrough = true;
        }
      } else {
        const err98 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "fulfillmentChannel", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err98];
        } else {
          vErrors.push(err98);
        }
        errors++;
      }
    } else {
      const err99 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "fulfillmentChannel", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err99];
      } else {
        vErrors.push(err99);
      }
      errors++;
    }
  } else {
    const err100 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err100];
    } else {
      vErrors.push(err100);
    }
    errors++;
  }
  validate27.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate27.evaluated = { "dynamicProps": true, "dynamicItems": false };
var closed_createBooking = validate28;
var schema41 = { "oneOf": [{ "type": "object", "required": ["fulfillmentChannel", "patient", "location", "appointment"], "properties": { "fulfillmentChannel": { "type": "string", "const": "MOBILE" }, "patient": { "type": "object", "required": ["firstName", "lastName", "email", "phone", "dateOfBirth", "gender"], "properties": { "firstName": { "type": "string", "minLength": 1 }, "lastName": { "type": "string", "minLength": 1 }, "email": { "type": "string", "format": "email" }, "phone": { "type": "string", "minLength": 1 }, "dateOfBirth": { "type": "string", "minLength": 1, "format": "date" }, "gender": { "type": "string", "enum": ["MALE", "FEMALE"] } }, "additionalProperties": false }, "location": { "type": "object", "required": ["addressLine1", "city", "postcode"], "properties": { "addressLine1": { "type": "string", "minLength": 1 }, "addressLine2": { "type": "string" }, "city": { "type": "string", "minLength": 1 }, "county": { "type": "string" }, "postcode": { "type": "string", "pattern": "^[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}$" } }, "additionalProperties": false }, "appointment": { "type": "object", "required": ["preferredDate", "timePreference", "testType"], "properties": { "preferredDate": { "type": "string", "minLength": 1, "format": "date" }, "timePreference": { "type": "string", "enum": ["morning", "afternoon", "evening"] }, "testType": { "type": "string", "minLength": 1 }, "specialInstructions": { "type": "string" } }, "additionalProperties": false }, "externalUserId": { "type": "string", "maxLength": 200 }, "externalOrderId": { "type": "string", "maxLength": 200 }, "passthrough": { "type": "object", "additionalProperties": true } }, "additionalProperties": false }, { "type": "object", "required": ["fulfillmentChannel", "patient", "venueId", "venueSlotStart", "appointment"], "properties": { "fulfillmentChannel": { "type": "string", "const": "IN_VENUE" }, "patient": { "type": "object", "required": ["firstName", "lastName", "email", "phone", "dateOfBirth", "gender"], "properties": { "firstName": { "type": "string", "minLength": 1 }, "lastName": { "type": "string", "minLength": 1 }, "email": { "type": "string", "format": "email" }, "phone": { "type": "string", "minLength": 1 }, "dateOfBirth": { "type": "string", "minLength": 1, "format": "date" }, "gender": { "type": "string", "enum": ["MALE", "FEMALE"] } }, "additionalProperties": false }, "venueId": { "type": "string", "minLength": 1 }, "venueSlotStart": { "type": "string", "format": "date-time" }, "appointment": { "type": "object", "required": ["testType"], "properties": { "testType": { "type": "string", "minLength": 1 }, "specialInstructions": { "type": "string" } }, "additionalProperties": false }, "externalUserId": { "type": "string", "maxLength": 200 }, "externalOrderId": { "type": "string", "maxLength": 200 }, "passthrough": { "type": "object", "additionalProperties": true } }, "additionalProperties": false }], "discriminator": { "propertyName": "fulfillmentChannel" }, "type": "object" };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.fulfillmentChannel;
    if (typeof tag0 == "string") {
      if (tag0 === "MOBILE") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.fulfillmentChannel === void 0) {
            const err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "fulfillmentChannel" } };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
          if (data.patient === void 0) {
            const err1 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "patient" } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (data.location === void 0) {
            const err2 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "location" } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (data.appointment === void 0) {
            const err3 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "appointment" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          for (const key0 in data) {
            if (!(key0 === "fulfillmentChannel" || key0 === "patient" || key0 === "location" || key0 === "appointment" || key0 === "externalUserId" || key0 === "externalOrderId" || key0 === "passthrough")) {
              const err4 = { instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
          if (data.fulfillmentChannel !== void 0) {
            let data0 = data.fulfillmentChannel;
            if (typeof data0 !== "string") {
              const err5 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/oneOf/0/properties/fulfillmentChannel/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if ("MOBILE" !== data0) {
              const err6 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/oneOf/0/properties/fulfillmentChannel/const", keyword: "const", params: { allowedValue: "MOBILE" } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
          if (data.patient !== void 0) {
            let data1 = data.patient;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.firstName === void 0) {
                const err7 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/0/properties/patient/required", keyword: "required", params: { missingProperty: "firstName" } };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              if (data1.lastName === void 0) {
                const err8 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/0/properties/patient/required", keyword: "required", params: { missingProperty: "lastName" } };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
              if (data1.email === void 0) {
                const err9 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/0/properties/patient/required", keyword: "required", params: { missingProperty: "email" } };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              if (data1.phone === void 0) {
                const err10 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/0/properties/patient/required", keyword: "required", params: { missingProperty: "phone" } };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              if (data1.dateOfBirth === void 0) {
                const err11 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/0/properties/patient/required", keyword: "required", params: { missingProperty: "dateOfBirth" } };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              if (data1.gender === void 0) {
                const err12 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/0/properties/patient/required", keyword: "required", params: { missingProperty: "gender" } };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
              for (const key1 in data1) {
                if (!(key1 === "firstName" || key1 === "lastName" || key1 === "email" || key1 === "phone" || key1 === "dateOfBirth" || key1 === "gender")) {
                  const err13 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/0/properties/patient/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              }
              if (data1.firstName !== void 0) {
                let data2 = data1.firstName;
                if (typeof data2 === "string") {
                  if (func1(data2) < 1) {
                    const err14 = { instancePath: instancePath + "/patient/firstName", schemaPath: "#/oneOf/0/properties/patient/properties/firstName/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                } else {
                  const err15 = { instancePath: instancePath + "/patient/firstName", schemaPath: "#/oneOf/0/properties/patient/properties/firstName/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              }
              if (data1.lastName !== void 0) {
                let data3 = data1.lastName;
                if (typeof data3 === "string") {
                  if (func1(data3) < 1) {
                    const err16 = { instancePath: instancePath + "/patient/lastName", schemaPath: "#/oneOf/0/properties/patient/properties/lastName/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                } else {
                  const err17 = { instancePath: instancePath + "/patient/lastName", schemaPath: "#/oneOf/0/properties/patient/properties/lastName/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              }
              if (data1.email !== void 0) {
                let data4 = data1.email;
                if (typeof data4 === "string") {
                  if (!formats0(data4)) {
                    const err18 = { instancePath: instancePath + "/patient/email", schemaPath: "#/oneOf/0/properties/patient/properties/email/format", keyword: "format", params: { format: "email" } };
                    if (vErrors === null) {
                      vErrors = [err18];
                    } else {
                      vErrors.push(err18);
                    }
                    errors++;
                  }
                } else {
                  const err19 = { instancePath: instancePath + "/patient/email", schemaPath: "#/oneOf/0/properties/patient/properties/email/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              }
              if (data1.phone !== void 0) {
                let data5 = data1.phone;
                if (typeof data5 === "string") {
                  if (func1(data5) < 1) {
                    const err20 = { instancePath: instancePath + "/patient/phone", schemaPath: "#/oneOf/0/properties/patient/properties/phone/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err20];
                    } else {
                      vErrors.push(err20);
                    }
                    errors++;
                  }
                } else {
                  const err21 = { instancePath: instancePath + "/patient/phone", schemaPath: "#/oneOf/0/properties/patient/properties/phone/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
              }
              if (data1.dateOfBirth !== void 0) {
                let data6 = data1.dateOfBirth;
                if (typeof data6 === "string") {
                  if (func1(data6) < 1) {
                    const err22 = { instancePath: instancePath + "/patient/dateOfBirth", schemaPath: "#/oneOf/0/properties/patient/properties/dateOfBirth/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                  if (!formats10(data6)) {
                    const err23 = { instancePath: instancePath + "/patient/dateOfBirth", schemaPath: "#/oneOf/0/properties/patient/properties/dateOfBirth/format", keyword: "format", params: { format: "date" } };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                } else {
                  const err24 = { instancePath: instancePath + "/patient/dateOfBirth", schemaPath: "#/oneOf/0/properties/patient/properties/dateOfBirth/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              }
              if (data1.gender !== void 0) {
                let data7 = data1.gender;
                if (typeof data7 !== "string") {
                  const err25 = { instancePath: instancePath + "/patient/gender", schemaPath: "#/oneOf/0/properties/patient/properties/gender/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
                if (!(data7 === "MALE" || data7 === "FEMALE")) {
                  const err26 = { instancePath: instancePath + "/patient/gender", schemaPath: "#/oneOf/0/properties/patient/properties/gender/enum", keyword: "enum", params: { allowedValues: schema41.oneOf[0].properties.patient.properties.gender.enum } };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              }
            } else {
              const err27 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/0/properties/patient/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          }
          if (data.location !== void 0) {
            let data8 = data.location;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
              if (data8.addressLine1 === void 0) {
                const err28 = { instancePath: instancePath + "/location", schemaPath: "#/oneOf/0/properties/location/required", keyword: "required", params: { missingProperty: "addressLine1" } };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
              if (data8.city === void 0) {
                const err29 = { instancePath: instancePath + "/location", schemaPath: "#/oneOf/0/properties/location/required", keyword: "required", params: { missingProperty: "city" } };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
              if (data8.postcode === void 0) {
                const err30 = { instancePath: instancePath + "/location", schemaPath: "#/oneOf/0/properties/location/required", keyword: "required", params: { missingProperty: "postcode" } };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
              for (const key2 in data8) {
                if (!(key2 === "addressLine1" || key2 === "addressLine2" || key2 === "city" || key2 === "county" || key2 === "postcode")) {
                  const err31 = { instancePath: instancePath + "/location", schemaPath: "#/oneOf/0/properties/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              }
              if (data8.addressLine1 !== void 0) {
                let data9 = data8.addressLine1;
                if (typeof data9 === "string") {
                  if (func1(data9) < 1) {
                    const err32 = { instancePath: instancePath + "/location/addressLine1", schemaPath: "#/oneOf/0/properties/location/properties/addressLine1/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                } else {
                  const err33 = { instancePath: instancePath + "/location/addressLine1", schemaPath: "#/oneOf/0/properties/location/properties/addressLine1/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
              }
              if (data8.addressLine2 !== void 0) {
                if (typeof data8.addressLine2 !== "string") {
                  const err34 = { instancePath: instancePath + "/location/addressLine2", schemaPath: "#/oneOf/0/properties/location/properties/addressLine2/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
              }
              if (data8.city !== void 0) {
                let data11 = data8.city;
                if (typeof data11 === "string") {
                  if (func1(data11) < 1) {
                    const err35 = { instancePath: instancePath + "/location/city", schemaPath: "#/oneOf/0/properties/location/properties/city/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err35];
                    } else {
                      vErrors.push(err35);
                    }
                    errors++;
                  }
                } else {
                  const err36 = { instancePath: instancePath + "/location/city", schemaPath: "#/oneOf/0/properties/location/properties/city/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
              }
              if (data8.county !== void 0) {
                if (typeof data8.county !== "string") {
                  const err37 = { instancePath: instancePath + "/location/county", schemaPath: "#/oneOf/0/properties/location/properties/county/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              }
              if (data8.postcode !== void 0) {
                let data13 = data8.postcode;
                if (typeof data13 === "string") {
                  if (!pattern4.test(data13)) {
                    const err38 = { instancePath: instancePath + "/location/postcode", schemaPath: "#/oneOf/0/properties/location/properties/postcode/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}$" } };
                    if (vErrors === null) {
                      vErrors = [err38];
                    } else {
                      vErrors.push(err38);
                    }
                    errors++;
                  }
                } else {
                  const err39 = { instancePath: instancePath + "/location/postcode", schemaPath: "#/oneOf/0/properties/location/properties/postcode/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
              }
            } else {
              const err40 = { instancePath: instancePath + "/location", schemaPath: "#/oneOf/0/properties/location/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
          }
          if (data.appointment !== void 0) {
            let data14 = data.appointment;
            if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
              if (data14.preferredDate === void 0) {
                const err41 = { instancePath: instancePath + "/appointment", schemaPath: "#/oneOf/0/properties/appointment/required", keyword: "required", params: { missingProperty: "preferredDate" } };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
              if (data14.timePreference === void 0) {
                const err42 = { instancePath: instancePath + "/appointment", schemaPath: "#/oneOf/0/properties/appointment/required", keyword: "required", params: { missingProperty: "timePreference" } };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
              if (data14.testType === void 0) {
                const err43 = { instancePath: instancePath + "/appointment", schemaPath: "#/oneOf/0/properties/appointment/required", keyword: "required", params: { missingProperty: "testType" } };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
              for (const key3 in data14) {
                if (!(key3 === "preferredDate" || key3 === "timePreference" || key3 === "testType" || key3 === "specialInstructions")) {
                  const err44 = { instancePath: instancePath + "/appointment", schemaPath: "#/oneOf/0/properties/appointment/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
              }
              if (data14.preferredDate !== void 0) {
                let data15 = data14.preferredDate;
                if (typeof data15 === "string") {
                  if (func1(data15) < 1) {
                    const err45 = { instancePath: instancePath + "/appointment/preferredDate", schemaPath: "#/oneOf/0/properties/appointment/properties/preferredDate/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err45];
                    } else {
                      vErrors.push(err45);
                    }
                    errors++;
                  }
                  if (!formats10(data15)) {
                    const err46 = { instancePath: instancePath + "/appointment/preferredDate", schemaPath: "#/oneOf/0/properties/appointment/properties/preferredDate/format", keyword: "format", params: { format: "date" } };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                } else {
                  const err47 = { instancePath: instancePath + "/appointment/preferredDate", schemaPath: "#/oneOf/0/properties/appointment/properties/preferredDate/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
              }
              if (data14.timePreference !== void 0) {
                let data16 = data14.timePreference;
                if (typeof data16 !== "string") {
                  const err48 = { instancePath: instancePath + "/appointment/timePreference", schemaPath: "#/oneOf/0/properties/appointment/properties/timePreference/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
                if (!(data16 === "morning" || data16 === "afternoon" || data16 === "evening")) {
                  const err49 = { instancePath: instancePath + "/appointment/timePreference", schemaPath: "#/oneOf/0/properties/appointment/properties/timePreference/enum", keyword: "enum", params: { allowedValues: schema41.oneOf[0].properties.appointment.properties.timePreference.enum } };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
              }
              if (data14.testType !== void 0) {
                let data17 = data14.testType;
                if (typeof data17 === "string") {
                  if (func1(data17) < 1) {
                    const err50 = { instancePath: instancePath + "/appointment/testType", schemaPath: "#/oneOf/0/properties/appointment/properties/testType/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err50];
                    } else {
                      vErrors.push(err50);
                    }
                    errors++;
                  }
                } else {
                  const err51 = { instancePath: instancePath + "/appointment/testType", schemaPath: "#/oneOf/0/properties/appointment/properties/testType/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err51];
                  } else {
                    vErrors.push(err51);
                  }
                  errors++;
                }
              }
              if (data14.specialInstructions !== void 0) {
                if (typeof data14.specialInstructions !== "string") {
                  const err52 = { instancePath: instancePath + "/appointment/specialInstructions", schemaPath: "#/oneOf/0/properties/appointment/properties/specialInstructions/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err52];
                  } else {
                    vErrors.push(err52);
                  }
                  errors++;
                }
              }
            } else {
              const err53 = { instancePath: instancePath + "/appointment", schemaPath: "#/oneOf/0/properties/appointment/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          }
          if (data.externalUserId !== void 0) {
            let data19 = data.externalUserId;
            if (typeof data19 === "string") {
              if (func1(data19) > 200) {
                const err54 = { instancePath: instancePath + "/externalUserId", schemaPath: "#/oneOf/0/properties/externalUserId/maxLength", keyword: "maxLength", params: { limit: 200 } };
                if (vErrors === null) {
                  vErrors = [err54];
                } else {
                  vErrors.push(err54);
                }
                errors++;
              }
            } else {
              const err55 = { instancePath: instancePath + "/externalUserId", schemaPath: "#/oneOf/0/properties/externalUserId/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err55];
              } else {
                vErrors.push(err55);
              }
              errors++;
            }
          }
          if (data.externalOrderId !== void 0) {
            let data20 = data.externalOrderId;
            if (typeof data20 === "string") {
              if (func1(data20) > 200) {
                const err56 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/oneOf/0/properties/externalOrderId/maxLength", keyword: "maxLength", params: { limit: 200 } };
                if (vErrors === null) {
                  vErrors = [err56];
                } else {
                  vErrors.push(err56);
                }
                errors++;
              }
            } else {
              const err57 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/oneOf/0/properties/externalOrderId/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
          }
          if (data.passthrough !== void 0) {
            let data21 = data.passthrough;
            if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
            } else {
              const err58 = { instancePath: instancePath + "/passthrough", schemaPath: "#/oneOf/0/properties/passthrough/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
          }
        } else {
          const err59 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
        var props0 = true;
      } else if (tag0 === "IN_VENUE") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.fulfillmentChannel === void 0) {
            const err60 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "fulfillmentChannel" } };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
          if (data.patient === void 0) {
            const err61 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "patient" } };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
          if (data.venueId === void 0) {
            const err62 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "venueId" } };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
          if (data.venueSlotStart === void 0) {
            const err63 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "venueSlotStart" } };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
          if (data.appointment === void 0) {
            const err64 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "appointment" } };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
          for (const key4 in data) {
            if (!(key4 === "fulfillmentChannel" || key4 === "patient" || key4 === "venueId" || key4 === "venueSlotStart" || key4 === "appointment" || key4 === "externalUserId" || key4 === "externalOrderId" || key4 === "passthrough")) {
              const err65 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
              if (vErrors === null) {
                vErrors = [err65];
              } else {
                vErrors.push(err65);
              }
              errors++;
            }
          }
          if (data.fulfillmentChannel !== void 0) {
            let data22 = data.fulfillmentChannel;
            if (typeof data22 !== "string") {
              const err66 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/oneOf/1/properties/fulfillmentChannel/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
            if ("IN_VENUE" !== data22) {
              const err67 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/oneOf/1/properties/fulfillmentChannel/const", keyword: "const", params: { allowedValue: "IN_VENUE" } };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
          }
          if (data.patient !== void 0) {
            let data23 = data.patient;
            if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
              if (data23.firstName === void 0) {
                const err68 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/1/properties/patient/required", keyword: "required", params: { missingProperty: "firstName" } };
                if (vErrors === null) {
                  vErrors = [err68];
                } else {
                  vErrors.push(err68);
                }
                errors++;
              }
              if (data23.lastName === void 0) {
                const err69 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/1/properties/patient/required", keyword: "required", params: { missingProperty: "lastName" } };
                if (vErrors === null) {
                  vErrors = [err69];
                } else {
                  vErrors.push(err69);
                }
                errors++;
              }
              if (data23.email === void 0) {
                const err70 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/1/properties/patient/required", keyword: "required", params: { missingProperty: "email" } };
                if (vErrors === null) {
                  vErrors = [err70];
                } else {
                  vErrors.push(err70);
                }
                errors++;
              }
              if (data23.phone === void 0) {
                const err71 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/1/properties/patient/required", keyword: "required", params: { missingProperty: "phone" } };
                if (vErrors === null) {
                  vErrors = [err71];
                } else {
                  vErrors.push(err71);
                }
                errors++;
              }
              if (data23.dateOfBirth === void 0) {
                const err72 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/1/properties/patient/required", keyword: "required", params: { missingProperty: "dateOfBirth" } };
                if (vErrors === null) {
                  vErrors = [err72];
                } else {
                  vErrors.push(err72);
                }
                errors++;
              }
              if (data23.gender === void 0) {
                const err73 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/1/properties/patient/required", keyword: "required", params: { missingProperty: "gender" } };
                if (vErrors === null) {
                  vErrors = [err73];
                } else {
                  vErrors.push(err73);
                }
                errors++;
              }
              for (const key5 in data23) {
                if (!(key5 === "firstName" || key5 === "lastName" || key5 === "email" || key5 === "phone" || key5 === "dateOfBirth" || key5 === "gender")) {
                  const err74 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/1/properties/patient/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                  if (vErrors === null) {
                    vErrors = [err74];
                  } else {
                    vErrors.push(err74);
                  }
                  errors++;
                }
              }
              if (data23.firstName !== void 0) {
                let data24 = data23.firstName;
                if (typeof data24 === "string") {
                  if (func1(data24) < 1) {
                    const err75 = { instancePath: instancePath + "/patient/firstName", schemaPath: "#/oneOf/1/properties/patient/properties/firstName/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err75];
                    } else {
                      vErrors.push(err75);
                    }
                    errors++;
                  }
                } else {
                  const err76 = { instancePath: instancePath + "/patient/firstName", schemaPath: "#/oneOf/1/properties/patient/properties/firstName/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err76];
                  } else {
                    vErrors.push(err76);
                  }
                  errors++;
                }
              }
              if (data23.lastName !== void 0) {
                let data25 = data23.lastName;
                if (typeof data25 === "string") {
                  if (func1(data25) < 1) {
                    const err77 = { instancePath: instancePath + "/patient/lastName", schemaPath: "#/oneOf/1/properties/patient/properties/lastName/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err77];
                    } else {
                      vErrors.push(err77);
                    }
                    errors++;
                  }
                } else {
                  const err78 = { instancePath: instancePath + "/patient/lastName", schemaPath: "#/oneOf/1/properties/patient/properties/lastName/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err78];
                  } else {
                    vErrors.push(err78);
                  }
                  errors++;
                }
              }
              if (data23.email !== void 0) {
                let data26 = data23.email;
                if (typeof data26 === "string") {
                  if (!formats0(data26)) {
                    const err79 = { instancePath: instancePath + "/patient/email", schemaPath: "#/oneOf/1/properties/patient/properties/email/format", keyword: "format", params: { format: "email" } };
                    if (vErrors === null) {
                      vErrors = [err79];
                    } else {
                      vErrors.push(err79);
                    }
                    errors++;
                  }
                } else {
                  const err80 = { instancePath: instancePath + "/patient/email", schemaPath: "#/oneOf/1/properties/patient/properties/email/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err80];
                  } else {
                    vErrors.push(err80);
                  }
                  errors++;
                }
              }
              if (data23.phone !== void 0) {
                let data27 = data23.phone;
                if (typeof data27 === "string") {
                  if (func1(data27) < 1) {
                    const err81 = { instancePath: instancePath + "/patient/phone", schemaPath: "#/oneOf/1/properties/patient/properties/phone/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err81];
                    } else {
                      vErrors.push(err81);
                    }
                    errors++;
                  }
                } else {
                  const err82 = { instancePath: instancePath + "/patient/phone", schemaPath: "#/oneOf/1/properties/patient/properties/phone/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err82];
                  } else {
                    vErrors.push(err82);
                  }
                  errors++;
                }
              }
              if (data23.dateOfBirth !== void 0) {
                let data28 = data23.dateOfBirth;
                if (typeof data28 === "string") {
                  if (func1(data28) < 1) {
                    const err83 = { instancePath: instancePath + "/patient/dateOfBirth", schemaPath: "#/oneOf/1/properties/patient/properties/dateOfBirth/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err83];
                    } else {
                      vErrors.push(err83);
                    }
                    errors++;
                  }
                  if (!formats10(data28)) {
                    const err84 = { instancePath: instancePath + "/patient/dateOfBirth", schemaPath: "#/oneOf/1/properties/patient/properties/dateOfBirth/format", keyword: "format", params: { format: "date" } };
                    if (vErrors === null) {
                      vErrors = [err84];
                    } else {
                      vErrors.push(err84);
                    }
                    errors++;
                  }
                } else {
                  const err85 = { instancePath: instancePath + "/patient/dateOfBirth", schemaPath: "#/oneOf/1/properties/patient/properties/dateOfBirth/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err85];
                  } else {
                    vErrors.push(err85);
                  }
                  errors++;
                }
              }
              if (data23.gender !== void 0) {
                let data29 = data23.gender;
                if (typeof data29 !== "string") {
                  const err86 = { instancePath: instancePath + "/patient/gender", schemaPath: "#/oneOf/1/properties/patient/properties/gender/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err86];
                  } else {
                    vErrors.push(err86);
                  }
                  errors++;
                }
                if (!(data29 === "MALE" || data29 === "FEMALE")) {
                  const err87 = { instancePath: instancePath + "/patient/gender", schemaPath: "#/oneOf/1/properties/patient/properties/gender/enum", keyword: "enum", params: { allowedValues: schema41.oneOf[1].properties.patient.properties.gender.enum } };
                  if (vErrors === null) {
                    vErrors = [err87];
                  } else {
                    vErrors.push(err87);
                  }
                  errors++;
                }
              }
            } else {
              const err88 = { instancePath: instancePath + "/patient", schemaPath: "#/oneOf/1/properties/patient/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err88];
              } else {
                vErrors.push(err88);
              }
              errors++;
            }
          }
          if (data.venueId !== void 0) {
            let data30 = data.venueId;
            if (typeof data30 === "string") {
              if (func1(data30) < 1) {
                const err89 = { instancePath: instancePath + "/venueId", schemaPath: "#/oneOf/1/properties/venueId/minLength", keyword: "minLength", params: { limit: 1 } };
                if (vErrors === null) {
                  vErrors = [err89];
                } else {
                  vErrors.push(err89);
                }
                errors++;
              }
            } else {
              const err90 = { instancePath: instancePath + "/venueId", schemaPath: "#/oneOf/1/properties/venueId/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err90];
              } else {
                vErrors.push(err90);
              }
              errors++;
            }
          }
          if (data.venueSlotStart !== void 0) {
            let data31 = data.venueSlotStart;
            if (typeof data31 === "string") {
              if (!formats18(data31)) {
                const err91 = { instancePath: instancePath + "/venueSlotStart", schemaPath: "#/oneOf/1/properties/venueSlotStart/format", keyword: "format", params: { format: "date-time" } };
                if (vErrors === null) {
                  vErrors = [err91];
                } else {
                  vErrors.push(err91);
                }
                errors++;
              }
            } else {
              const err92 = { instancePath: instancePath + "/venueSlotStart", schemaPath: "#/oneOf/1/properties/venueSlotStart/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err92];
              } else {
                vErrors.push(err92);
              }
              errors++;
            }
          }
          if (data.appointment !== void 0) {
            let data32 = data.appointment;
            if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
              if (data32.testType === void 0) {
                const err93 = { instancePath: instancePath + "/appointment", schemaPath: "#/oneOf/1/properties/appointment/required", keyword: "required", params: { missingProperty: "testType" } };
                if (vErrors === null) {
                  vErrors = [err93];
                } else {
                  vErrors.push(err93);
                }
                errors++;
              }
              for (const key6 in data32) {
                if (!(key6 === "testType" || key6 === "specialInstructions")) {
                  const err94 = { instancePath: instancePath + "/appointment", schemaPath: "#/oneOf/1/properties/appointment/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                  if (vErrors === null) {
                    vErrors = [err94];
                  } else {
                    vErrors.push(err94);
                  }
                  errors++;
                }
              }
              if (data32.testType !== void 0) {
                let data33 = data32.testType;
                if (typeof data33 === "string") {
                  if (func1(data33) < 1) {
                    const err95 = { instancePath: instancePath + "/appointment/testType", schemaPath: "#/oneOf/1/properties/appointment/properties/testType/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err95];
                    } else {
                      vErrors.push(err95);
                    }
                    errors++;
                  }
                } else {
                  const err96 = { instancePath: instancePath + "/appointment/testType", schemaPath: "#/oneOf/1/properties/appointment/properties/testType/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err96];
                  } else {
                    vErrors.push(err96);
                  }
                  errors++;
                }
              }
              if (data32.specialInstructions !== void 0) {
                if (typeof data32.specialInstructions !== "string") {
                  const err97 = { instancePath: instancePath + "/appointment/specialInstructions", schemaPath: "#/oneOf/1/properties/appointment/properties/specialInstructions/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err97];
                  } else {
                    vErrors.push(err97);
                  }
                  errors++;
                }
              }
            } else {
              const err98 = { instancePath: instancePath + "/appointment", schemaPath: "#/oneOf/1/properties/appointment/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err98];
              } else {
                vErrors.push(err98);
              }
              errors++;
            }
          }
          if (data.externalUserId !== void 0) {
            let data35 = data.externalUserId;
            if (typeof data35 === "string") {
              if (func1(data35) > 200) {
                const err99 = { instancePath: instancePath + "/externalUserId", schemaPath: "#/oneOf/1/properties/externalUserId/maxLength", keyword: "maxLength", params: { limit: 200 } };
                if (vErrors === null) {
                  vErrors = [err99];
                } else {
                  vErrors.push(err99);
                }
                errors++;
              }
            } else {
              const err100 = { instancePath: instancePath + "/externalUserId", schemaPath: "#/oneOf/1/properties/externalUserId/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err100];
              } else {
                vErrors.push(err100);
              }
              errors++;
            }
          }
          if (data.externalOrderId !== void 0) {
            let data36 = data.externalOrderId;
            if (typeof data36 === "string") {
              if (func1(data36) > 200) {
                const err101 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/oneOf/1/properties/externalOrderId/maxLength", keyword: "maxLength", params: { limit: 200 } };
                if (vErrors === null) {
                  vErrors = [err101];
                } else {
                  vErrors.push(err101);
                }
                errors++;
              }
            } else {
              const err102 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/oneOf/1/properties/externalOrderId/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err102];
              } else {
                vErrors.push(err102);
              }
              errors++;
            }
          }
          if (data.passthrough !== void 0) {
            let data37 = data.passthrough;
            if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
            } else {
              const err103 = { instancePath: instancePath + "/passthrough", schemaPath: "#/oneOf/1/properties/passthrough/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err103];
              } else {
                vErrors.push(err103);
              }
              errors++;
            }
          }
        } else {
          const err104 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err104];
          } else {
            vErrors.push(err104);
          }
          errors++;
        }
        if (props0 !== true) {
          props0 = true;
        }
      } else {
        const err105 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "fulfillmentChannel", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err105];
        } else {
          vErrors.push(err105);
        }
        errors++;
      }
    } else {
      const err106 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "fulfillmentChannel", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err106];
      } else {
        vErrors.push(err106);
      }
      errors++;
    }
  } else {
    const err107 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err107];
    } else {
      vErrors.push(err107);
    }
    errors++;
  }
  validate28.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate28.evaluated = { "dynamicProps": true, "dynamicItems": false };
var success_createBooking = validate29;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.status;
    if (typeof tag0 == "string") {
      if (tag0 === "PENDING") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.jobId === void 0) {
            const err0 = { instancePath, schemaPath: "#/$defs/WeeklyInvoiceBooking/required", keyword: "required", params: { missingProperty: "jobId" } };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
          if (data.status === void 0) {
            const err1 = { instancePath, schemaPath: "#/$defs/WeeklyInvoiceBooking/required", keyword: "required", params: { missingProperty: "status" } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (data.bookingUrl === void 0) {
            const err2 = { instancePath, schemaPath: "#/$defs/WeeklyInvoiceBooking/required", keyword: "required", params: { missingProperty: "bookingUrl" } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (data.jobId !== void 0) {
            if (typeof data.jobId !== "string") {
              const err3 = { instancePath: instancePath + "/jobId", schemaPath: "#/$defs/WeeklyInvoiceBooking/properties/jobId/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
          if (data.status !== void 0) {
            let data1 = data.status;
            if (typeof data1 !== "string") {
              const err4 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/WeeklyInvoiceBooking/properties/status/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if ("PENDING" !== data1) {
              const err5 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/WeeklyInvoiceBooking/properties/status/const", keyword: "const", params: { allowedValue: "PENDING" } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
          if (data.bookingUrl !== void 0) {
            let data2 = data.bookingUrl;
            if (typeof data2 === "string") {
              if (!formats4(data2)) {
                const err6 = { instancePath: instancePath + "/bookingUrl", schemaPath: "#/$defs/WeeklyInvoiceBooking/properties/bookingUrl/format", keyword: "format", params: { format: "uri" } };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            } else {
              const err7 = { instancePath: instancePath + "/bookingUrl", schemaPath: "#/$defs/WeeklyInvoiceBooking/properties/bookingUrl/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        } else {
          const err8 = { instancePath, schemaPath: "#/$defs/WeeklyInvoiceBooking/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        var props0 = {};
        props0.jobId = true;
        props0.status = true;
        props0.bookingUrl = true;
      } else if (tag0 === "PENDING_PAYMENT") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.jobId === void 0) {
            const err9 = { instancePath, schemaPath: "#/$defs/PatientPayBooking/required", keyword: "required", params: { missingProperty: "jobId" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (data.status === void 0) {
            const err10 = { instancePath, schemaPath: "#/$defs/PatientPayBooking/required", keyword: "required", params: { missingProperty: "status" } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (data.paymentRequiredUrl === void 0) {
            const err11 = { instancePath, schemaPath: "#/$defs/PatientPayBooking/required", keyword: "required", params: { missingProperty: "paymentRequiredUrl" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (data.jobId !== void 0) {
            if (typeof data.jobId !== "string") {
              const err12 = { instancePath: instancePath + "/jobId", schemaPath: "#/$defs/PatientPayBooking/properties/jobId/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
          if (data.status !== void 0) {
            let data4 = data.status;
            if (typeof data4 !== "string") {
              const err13 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/PatientPayBooking/properties/status/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if ("PENDING_PAYMENT" !== data4) {
              const err14 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/PatientPayBooking/properties/status/const", keyword: "const", params: { allowedValue: "PENDING_PAYMENT" } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
          if (data.paymentRequiredUrl !== void 0) {
            let data5 = data.paymentRequiredUrl;
            if (typeof data5 === "string") {
              if (!formats4(data5)) {
                const err15 = { instancePath: instancePath + "/paymentRequiredUrl", schemaPath: "#/$defs/PatientPayBooking/properties/paymentRequiredUrl/format", keyword: "format", params: { format: "uri" } };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            } else {
              const err16 = { instancePath: instancePath + "/paymentRequiredUrl", schemaPath: "#/$defs/PatientPayBooking/properties/paymentRequiredUrl/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          }
        } else {
          const err17 = { instancePath, schemaPath: "#/$defs/PatientPayBooking/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (props0 !== true) {
          props0 = props0 || {};
          props0.jobId = true;
          props0.status = true;
          props0.paymentRequiredUrl = true;
        }
      } else {
        const err18 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "status", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    } else {
      const err19 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "status", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate30.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate30.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate30(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var success_listBookings = validate32;
var schema56 = { "type": ["string", "null"] };
var schema50 = { "type": "object", "required": ["id", "status", "paymentStatus", "fulfillmentChannel", "bookingSource", "venueId", "venueSlotStart", "externalUserId", "externalOrderId", "createdAt"], "properties": { "id": { "type": "string" }, "status": { "type": "string" }, "paymentStatus": { "type": "string" }, "fulfillmentChannel": { "$ref": "#/$defs/FulfillmentChannel" }, "bookingSource": { "$ref": "#/$defs/BookingSource" }, "venueId": { "type": ["string", "null"] }, "venueSlotStart": { "type": ["string", "null"], "format": "timestamp" }, "externalUserId": { "type": ["string", "null"] }, "externalOrderId": { "type": ["string", "null"] }, "createdAt": { "type": "string", "format": "timestamp" }, "fulfillment": { "$ref": "#/$defs/Fulfillment" } } };
var schema51 = { "type": "string", "enum": ["MOBILE", "IN_VENUE"] };
var schema52 = { "type": "string", "enum": ["INTERNAL", "INTEGRATION_API", "INTEGRATION_HOSTED"] };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.type;
    if (typeof tag0 == "string") {
      if (tag0 === "INTERNAL") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.type === void 0) {
            const err0 = { instancePath, schemaPath: "#/$defs/InternalFulfillment/required", keyword: "required", params: { missingProperty: "type" } };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
          if (data.partner === void 0) {
            const err1 = { instancePath, schemaPath: "#/$defs/InternalFulfillment/required", keyword: "required", params: { missingProperty: "partner" } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (data.type !== void 0) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
              const err2 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/InternalFulfillment/properties/type/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if ("INTERNAL" !== data0) {
              const err3 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/InternalFulfillment/properties/type/const", keyword: "const", params: { allowedValue: "INTERNAL" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
          if (data.partner !== void 0) {
            if (data.partner !== null) {
              const err4 = { instancePath: instancePath + "/partner", schemaPath: "#/$defs/InternalFulfillment/properties/partner/type", keyword: "type", params: { type: "null" } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        } else {
          const err5 = { instancePath, schemaPath: "#/$defs/InternalFulfillment/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        var props0 = {};
        props0.type = true;
        props0.partner = true;
      } else if (tag0 === "PARTNER") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.type === void 0) {
            const err6 = { instancePath, schemaPath: "#/$defs/PartnerFulfillment/required", keyword: "required", params: { missingProperty: "type" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (data.partner === void 0) {
            const err7 = { instancePath, schemaPath: "#/$defs/PartnerFulfillment/required", keyword: "required", params: { missingProperty: "partner" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (data.type !== void 0) {
            let data2 = data.type;
            if (typeof data2 !== "string") {
              const err8 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/PartnerFulfillment/properties/type/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if ("PARTNER" !== data2) {
              const err9 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/PartnerFulfillment/properties/type/const", keyword: "const", params: { allowedValue: "PARTNER" } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          }
          if (data.partner !== void 0) {
            let data3 = data.partner;
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
              if (data3.id === void 0) {
                const err10 = { instancePath: instancePath + "/partner", schemaPath: "#/$defs/PartnerFulfillment/properties/partner/required", keyword: "required", params: { missingProperty: "id" } };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              if (data3.name === void 0) {
                const err11 = { instancePath: instancePath + "/partner", schemaPath: "#/$defs/PartnerFulfillment/properties/partner/required", keyword: "required", params: { missingProperty: "name" } };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              if (data3.id !== void 0) {
                if (typeof data3.id !== "string") {
                  const err12 = { instancePath: instancePath + "/partner/id", schemaPath: "#/$defs/PartnerFulfillment/properties/partner/properties/id/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              }
              if (data3.name !== void 0) {
                if (typeof data3.name !== "string") {
                  const err13 = { instancePath: instancePath + "/partner/name", schemaPath: "#/$defs/PartnerFulfillment/properties/partner/properties/name/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              }
            } else {
              const err14 = { instancePath: instancePath + "/partner", schemaPath: "#/$defs/PartnerFulfillment/properties/partner/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
        } else {
          const err15 = { instancePath, schemaPath: "#/$defs/PartnerFulfillment/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (props0 !== true) {
          props0 = props0 || {};
          props0.type = true;
          props0.partner = true;
        }
      } else {
        const err16 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    } else {
      const err17 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate35.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate35.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.paymentStatus === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentStatus" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.fulfillmentChannel === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fulfillmentChannel" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.bookingSource === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bookingSource" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.venueId === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "venueId" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.venueSlotStart === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "venueSlotStart" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.externalUserId === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "externalUserId" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.externalOrderId === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "externalOrderId" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        const err11 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.paymentStatus !== void 0) {
      if (typeof data.paymentStatus !== "string") {
        const err12 = { instancePath: instancePath + "/paymentStatus", schemaPath: "#/properties/paymentStatus/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.fulfillmentChannel !== void 0) {
      let data3 = data.fulfillmentChannel;
      if (typeof data3 !== "string") {
        const err13 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/$defs/FulfillmentChannel/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (!(data3 === "MOBILE" || data3 === "IN_VENUE")) {
        const err14 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/$defs/FulfillmentChannel/enum", keyword: "enum", params: { allowedValues: schema51.enum } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.bookingSource !== void 0) {
      let data4 = data.bookingSource;
      if (typeof data4 !== "string") {
        const err15 = { instancePath: instancePath + "/bookingSource", schemaPath: "#/$defs/BookingSource/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (!(data4 === "INTERNAL" || data4 === "INTEGRATION_API" || data4 === "INTEGRATION_HOSTED")) {
        const err16 = { instancePath: instancePath + "/bookingSource", schemaPath: "#/$defs/BookingSource/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.venueId !== void 0) {
      let data5 = data.venueId;
      if (typeof data5 !== "string" && data5 !== null) {
        const err17 = { instancePath: instancePath + "/venueId", schemaPath: "#/properties/venueId/type", keyword: "type", params: { type: schema50.properties.venueId.type } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.venueSlotStart !== void 0) {
      let data6 = data.venueSlotStart;
      if (typeof data6 !== "string" && data6 !== null) {
        const err18 = { instancePath: instancePath + "/venueSlotStart", schemaPath: "#/properties/venueSlotStart/type", keyword: "type", params: { type: schema50.properties.venueSlotStart.type } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (!formats6(data6)) {
          const err19 = { instancePath: instancePath + "/venueSlotStart", schemaPath: "#/properties/venueSlotStart/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.externalUserId !== void 0) {
      let data7 = data.externalUserId;
      if (typeof data7 !== "string" && data7 !== null) {
        const err20 = { instancePath: instancePath + "/externalUserId", schemaPath: "#/properties/externalUserId/type", keyword: "type", params: { type: schema50.properties.externalUserId.type } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.externalOrderId !== void 0) {
      let data8 = data.externalOrderId;
      if (typeof data8 !== "string" && data8 !== null) {
        const err21 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/properties/externalOrderId/type", keyword: "type", params: { type: schema50.properties.externalOrderId.type } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data9 = data.createdAt;
      if (typeof data9 === "string") {
        if (!formats6(data9)) {
          const err22 = { instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.fulfillment !== void 0) {
      if (!validate35(data.fulfillment, { instancePath: instancePath + "/fulfillment", parentData: data, parentDataProperty: "fulfillment", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err24];
    } else {
      vErrors.push(err24);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = { "props": { "id": true, "status": true, "paymentStatus": true, "fulfillmentChannel": true, "bookingSource": true, "venueId": true, "venueSlotStart": true, "externalUserId": true, "externalOrderId": true, "createdAt": true, "fulfillment": true }, "dynamicProps": false, "dynamicItems": false };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate33.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.bookings === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bookings" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.nextCursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextCursor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.bookings !== void 0) {
      let data0 = data.bookings;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err2 = { instancePath: instancePath + "/bookings", schemaPath: "#/properties/bookings/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate34(data0[i0], { instancePath: instancePath + "/bookings/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/bookings", schemaPath: "#/properties/bookings/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.nextCursor !== void 0) {
      let data2 = data.nextCursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/nextCursor", schemaPath: "#/$defs/NextCursor/type", keyword: "type", params: { type: schema56.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "props": { "bookings": true, "nextCursor": true }, "dynamicProps": false, "dynamicItems": false };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate33(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var success_getBooking = validate39;
var schema59 = { "type": "object", "required": ["id", "status", "paymentStatus", "fulfillmentChannel", "venueId", "venue", "venueSlotStart", "checkedInAt", "externalUserId", "externalOrderId", "passthrough", "shipmentMode", "sample"], "properties": { "id": { "type": "string" }, "status": { "type": "string" }, "paymentStatus": { "type": "string" }, "fulfillmentChannel": { "$ref": "#/$defs/FulfillmentChannel" }, "venueId": { "type": ["string", "null"] }, "venue": { "type": ["object", "null"], "required": ["id", "name", "slug", "city", "postcode"], "properties": { "id": { "type": "string" }, "name": { "type": "string" }, "slug": { "type": "string" }, "city": { "type": "string" }, "postcode": { "type": "string" } } }, "venueSlotStart": { "type": ["string", "null"], "format": "timestamp" }, "checkedInAt": { "type": ["string", "null"], "format": "timestamp" }, "externalUserId": { "type": ["string", "null"] }, "externalOrderId": { "type": ["string", "null"] }, "passthrough": { "type": ["object", "null"], "additionalProperties": true }, "shipmentMode": { "type": ["string", "null"] }, "sample": { "type": ["object", "null"], "required": ["clientMetadata", "collectionNotes"], "properties": { "clientMetadata": { "type": ["object", "null"], "additionalProperties": true }, "collectionNotes": { "type": ["string", "null"] } } }, "fulfillment": { "$ref": "#/$defs/Fulfillment" } }, "if": { "properties": { "fulfillmentChannel": { "const": "MOBILE" } }, "additionalProperties": true }, "then": { "properties": { "venue": { "type": "null" }, "venueSlotStart": { "type": "null" } }, "additionalProperties": true }, "else": { "properties": { "venue": { "type": "object", "additionalProperties": true } }, "additionalProperties": true } };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate40.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fulfillmentChannel !== void 0) {
      if ("MOBILE" !== data.fulfillmentChannel) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.venue !== void 0) {
        if (data.venue !== null) {
          const err1 = { instancePath: instancePath + "/venue", schemaPath: "#/then/properties/venue/type", keyword: "type", params: { type: "null" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
      if (data.venueSlotStart !== void 0) {
        if (data.venueSlotStart !== null) {
          const err2 = { instancePath: instancePath + "/venueSlotStart", schemaPath: "#/then/properties/venueSlotStart/type", keyword: "type", params: { type: "null" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs11 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.venue !== void 0) {
        let data3 = data.venue;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        } else {
          const err3 = { instancePath: instancePath + "/venue", schemaPath: "#/else/properties/venue/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    var _valid0 = _errs11 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.paymentStatus === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentStatus" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.fulfillmentChannel === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fulfillmentChannel" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.venueId === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "venueId" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.venue === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "venue" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.venueSlotStart === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "venueSlotStart" } };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.checkedInAt === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkedInAt" } };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.externalUserId === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "externalUserId" } };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.externalOrderId === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "externalOrderId" } };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.passthrough === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passthrough" } };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.shipmentMode === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shipmentMode" } };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.sample === void 0) {
      const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sample" } };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err18 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        const err19 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.paymentStatus !== void 0) {
      if (typeof data.paymentStatus !== "string") {
        const err20 = { instancePath: instancePath + "/paymentStatus", schemaPath: "#/properties/paymentStatus/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.fulfillmentChannel !== void 0) {
      let data7 = data.fulfillmentChannel;
      if (typeof data7 !== "string") {
        const err21 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/$defs/FulfillmentChannel/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (!(data7 === "MOBILE" || data7 === "IN_VENUE")) {
        const err22 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/$defs/FulfillmentChannel/enum", keyword: "enum", params: { allowedValues: schema51.enum } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.venueId !== void 0) {
      let data8 = data.venueId;
      if (typeof data8 !== "string" && data8 !== null) {
        const err23 = { instancePath: instancePath + "/venueId", schemaPath: "#/properties/venueId/type", keyword: "type", params: { type: schema59.properties.venueId.type } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.venue !== void 0) {
      let data9 = data.venue;
      if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && data9 !== null) {
        const err24 = { instancePath: instancePath + "/venue", schemaPath: "#/properties/venue/type", keyword: "type", params: { type: schema59.properties.venue.type } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.id === void 0) {
          const err25 = { instancePath: instancePath + "/venue", schemaPath: "#/properties/venue/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data9.name === void 0) {
          const err26 = { instancePath: instancePath + "/venue", schemaPath: "#/properties/venue/required", keyword: "required", params: { missingProperty: "name" } };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data9.slug === void 0) {
          const err27 = { instancePath: instancePath + "/venue", schemaPath: "#/properties/venue/required", keyword: "required", params: { missingProperty: "slug" } };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (data9.city === void 0) {
          const err28 = { instancePath: instancePath + "/venue", schemaPath: "#/properties/venue/required", keyword: "required", params: { missingProperty: "city" } };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data9.postcode === void 0) {
          const err29 = { instancePath: instancePath + "/venue", schemaPath: "#/properties/venue/required", keyword: "required", params: { missingProperty: "postcode" } };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (data9.id !== void 0) {
          if (typeof data9.id !== "string") {
            const err30 = { instancePath: instancePath + "/venue/id", schemaPath: "#/properties/venue/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data9.name !== void 0) {
          if (typeof data9.name !== "string") {
            const err31 = { instancePath: instancePath + "/venue/name", schemaPath: "#/properties/venue/properties/name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data9.slug !== void 0) {
          if (typeof data9.slug !== "string") {
            const err32 = { instancePath: instancePath + "/venue/slug", schemaPath: "#/properties/venue/properties/slug/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data9.city !== void 0) {
          if (typeof data9.city !== "string") {
            const err33 = { instancePath: instancePath + "/venue/city", schemaPath: "#/properties/venue/properties/city/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data9.postcode !== void 0) {
          if (typeof data9.postcode !== "string") {
            const err34 = { instancePath: instancePath + "/venue/postcode", schemaPath: "#/properties/venue/properties/postcode/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
      }
    }
    if (data.venueSlotStart !== void 0) {
      let data15 = data.venueSlotStart;
      if (typeof data15 !== "string" && data15 !== null) {
        const err35 = { instancePath: instancePath + "/venueSlotStart", schemaPath: "#/properties/venueSlotStart/type", keyword: "type", params: { type: schema59.properties.venueSlotStart.type } };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (typeof data15 === "string") {
        if (!formats6(data15)) {
          const err36 = { instancePath: instancePath + "/venueSlotStart", schemaPath: "#/properties/venueSlotStart/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
    }
    if (data.checkedInAt !== void 0) {
      let data16 = data.checkedInAt;
      if (typeof data16 !== "string" && data16 !== null) {
        const err37 = { instancePath: instancePath + "/checkedInAt", schemaPath: "#/properties/checkedInAt/type", keyword: "type", params: { type: schema59.properties.checkedInAt.type } };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      if (typeof data16 === "string") {
        if (!formats6(data16)) {
          const err38 = { instancePath: instancePath + "/checkedInAt", schemaPath: "#/properties/checkedInAt/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.externalUserId !== void 0) {
      let data17 = data.externalUserId;
      if (typeof data17 !== "string" && data17 !== null) {
        const err39 = { instancePath: instancePath + "/externalUserId", schemaPath: "#/properties/externalUserId/type", keyword: "type", params: { type: schema59.properties.externalUserId.type } };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.externalOrderId !== void 0) {
      let data18 = data.externalOrderId;
      if (typeof data18 !== "string" && data18 !== null) {
        const err40 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/properties/externalOrderId/type", keyword: "type", params: { type: schema59.properties.externalOrderId.type } };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.passthrough !== void 0) {
      let data19 = data.passthrough;
      if (!(data19 && typeof data19 == "object" && !Array.isArray(data19)) && data19 !== null) {
        const err41 = { instancePath: instancePath + "/passthrough", schemaPath: "#/properties/passthrough/type", keyword: "type", params: { type: schema59.properties.passthrough.type } };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.shipmentMode !== void 0) {
      let data20 = data.shipmentMode;
      if (typeof data20 !== "string" && data20 !== null) {
        const err42 = { instancePath: instancePath + "/shipmentMode", schemaPath: "#/properties/shipmentMode/type", keyword: "type", params: { type: schema59.properties.shipmentMode.type } };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.sample !== void 0) {
      let data21 = data.sample;
      if (!(data21 && typeof data21 == "object" && !Array.isArray(data21)) && data21 !== null) {
        const err43 = { instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: schema59.properties.sample.type } };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        if (data21.clientMetadata === void 0) {
          const err44 = { instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/required", keyword: "required", params: { missingProperty: "clientMetadata" } };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        if (data21.collectionNotes === void 0) {
          const err45 = { instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/required", keyword: "required", params: { missingProperty: "collectionNotes" } };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        if (data21.clientMetadata !== void 0) {
          let data22 = data21.clientMetadata;
          if (!(data22 && typeof data22 == "object" && !Array.isArray(data22)) && data22 !== null) {
            const err46 = { instancePath: instancePath + "/sample/clientMetadata", schemaPath: "#/properties/sample/properties/clientMetadata/type", keyword: "type", params: { type: schema59.properties.sample.properties.clientMetadata.type } };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data21.collectionNotes !== void 0) {
          let data23 = data21.collectionNotes;
          if (typeof data23 !== "string" && data23 !== null) {
            const err47 = { instancePath: instancePath + "/sample/collectionNotes", schemaPath: "#/properties/sample/properties/collectionNotes/type", keyword: "type", params: { type: schema59.properties.sample.properties.collectionNotes.type } };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
      }
    }
    if (data.fulfillment !== void 0) {
      if (!validate35(data.fulfillment, { instancePath: instancePath + "/fulfillment", parentData: data, parentDataProperty: "fulfillment", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err48 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err48];
    } else {
      vErrors.push(err48);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
validate40.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.job === void 0) {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "job" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.job !== void 0) {
          if (!validate40(data1.job, { instancePath: instancePath + "/data/job", parentData: data1, parentDataProperty: "job", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var success_cancelBooking = validate43;
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate43.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.jobId === void 0) {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/CancelledBooking/required", keyword: "required", params: { missingProperty: "jobId" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.status === void 0) {
          const err5 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/CancelledBooking/required", keyword: "required", params: { missingProperty: "status" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.jobId !== void 0) {
          if (typeof data1.jobId !== "string") {
            const err6 = { instancePath: instancePath + "/data/jobId", schemaPath: "#/$defs/CancelledBooking/properties/jobId/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data1.status !== void 0) {
          let data3 = data1.status;
          if (typeof data3 !== "string") {
            const err7 = { instancePath: instancePath + "/data/status", schemaPath: "#/$defs/CancelledBooking/properties/status/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if ("CANCELLED" !== data3) {
            const err8 = { instancePath: instancePath + "/data/status", schemaPath: "#/$defs/CancelledBooking/properties/status/const", keyword: "const", params: { allowedValue: "CANCELLED" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/CancelledBooking/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
validate43.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var success_getBookingSample = validate44;
var schema64 = { "type": "object", "required": ["success", "data"], "properties": { "success": { "$ref": "#/$defs/Success" }, "data": { "type": "object", "required": ["sample"], "properties": { "sample": { "type": ["object", "null"], "required": ["barcode", "status", "sampleDate", "mailTracking", "clientMetadata", "collectionNotes", "shipmentMode", "resultsReadyAt", "resultsUrl"], "properties": { "barcode": { "type": ["string", "null"] }, "status": { "type": "string" }, "sampleDate": { "type": ["string", "null"], "format": "timestamp" }, "mailTracking": { "type": ["string", "null"] }, "clientMetadata": { "type": ["object", "null"], "additionalProperties": true }, "collectionNotes": { "type": ["string", "null"] }, "shipmentMode": { "type": ["string", "null"] }, "resultsReadyAt": { "type": "null" }, "resultsUrl": { "type": "null" } } } } } } };
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate44.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.sample === void 0) {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "sample" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.sample !== void 0) {
          let data2 = data1.sample;
          if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
            const err5 = { instancePath: instancePath + "/data/sample", schemaPath: "#/properties/data/properties/sample/type", keyword: "type", params: { type: schema64.properties.data.properties.sample.type } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.barcode === void 0) {
              const err6 = { instancePath: instancePath + "/data/sample", schemaPath: "#/properties/data/properties/sample/required", keyword: "required", params: { missingProperty: "barcode" } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data2.status === void 0) {
              const err7 = { instancePath: instancePath + "/data/sample", schemaPath: "#/properties/data/properties/sample/required", keyword: "required", params: { missingProperty: "status" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data2.sampleDate === void 0) {
              const err8 = { instancePath: instancePath + "/data/sample", schemaPath: "#/properties/data/properties/sample/required", keyword: "required", params: { missingProperty: "sampleDate" } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.mailTracking === void 0) {
              const err9 = { instancePath: instancePath + "/data/sample", schemaPath: "#/properties/data/properties/sample/required", keyword: "required", params: { missingProperty: "mailTracking" } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.clientMetadata === void 0) {
              const err10 = { instancePath: instancePath + "/data/sample", schemaPath: "#/properties/data/properties/sample/required", keyword: "required", params: { missingProperty: "clientMetadata" } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data2.collectionNotes === void 0) {
              const err11 = { instancePath: instancePath + "/data/sample", schemaPath: "#/properties/data/properties/sample/required", keyword: "required", params: { missingProperty: "collectionNotes" } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data2.shipmentMode === void 0) {
              const err12 = { instancePath: instancePath + "/data/sample", schemaPath: "#/properties/data/properties/sample/required", keyword: "required", params: { missingProperty: "shipmentMode" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data2.resultsReadyAt === void 0) {
              const err13 = { instancePath: instancePath + "/data/sample", schemaPath: "#/properties/data/properties/sample/required", keyword: "required", params: { missingProperty: "resultsReadyAt" } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data2.resultsUrl === void 0) {
              const err14 = { instancePath: instancePath + "/data/sample", schemaPath: "#/properties/data/properties/sample/required", keyword: "required", params: { missingProperty: "resultsUrl" } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data2.barcode !== void 0) {
              let data3 = data2.barcode;
              if (typeof data3 !== "string" && data3 !== null) {
                const err15 = { instancePath: instancePath + "/data/sample/barcode", schemaPath: "#/properties/data/properties/sample/properties/barcode/type", keyword: "type", params: { type: schema64.properties.data.properties.sample.properties.barcode.type } };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data2.status !== void 0) {
              if (typeof data2.status !== "string") {
                const err16 = { instancePath: instancePath + "/data/sample/status", schemaPath: "#/properties/data/properties/sample/properties/status/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data2.sampleDate !== void 0) {
              let data5 = data2.sampleDate;
              if (typeof data5 !== "string" && data5 !== null) {
                const err17 = { instancePath: instancePath + "/data/sample/sampleDate", schemaPath: "#/properties/data/properties/sample/properties/sampleDate/type", keyword: "type", params: { type: schema64.properties.data.properties.sample.properties.sampleDate.type } };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
              if (typeof data5 === "string") {
                if (!formats6(data5)) {
                  const err18 = { instancePath: instancePath + "/data/sample/sampleDate", schemaPath: "#/properties/data/properties/sample/properties/sampleDate/format", keyword: "format", params: { format: "timestamp" } };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              }
            }
            if (data2.mailTracking !== void 0) {
              let data6 = data2.mailTracking;
              if (typeof data6 !== "string" && data6 !== null) {
                const err19 = { instancePath: instancePath + "/data/sample/mailTracking", schemaPath: "#/properties/data/properties/sample/properties/mailTracking/type", keyword: "type", params: { type: schema64.properties.data.properties.sample.properties.mailTracking.type } };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data2.clientMetadata !== void 0) {
              let data7 = data2.clientMetadata;
              if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) {
                const err20 = { instancePath: instancePath + "/data/sample/clientMetadata", schemaPath: "#/properties/data/properties/sample/properties/clientMetadata/type", keyword: "type", params: { type: schema64.properties.data.properties.sample.properties.clientMetadata.type } };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data2.collectionNotes !== void 0) {
              let data8 = data2.collectionNotes;
              if (typeof data8 !== "string" && data8 !== null) {
                const err21 = { instancePath: instancePath + "/data/sample/collectionNotes", schemaPath: "#/properties/data/properties/sample/properties/collectionNotes/type", keyword: "type", params: { type: schema64.properties.data.properties.sample.properties.collectionNotes.type } };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data2.shipmentMode !== void 0) {
              let data9 = data2.shipmentMode;
              if (typeof data9 !== "string" && data9 !== null) {
                const err22 = { instancePath: instancePath + "/data/sample/shipmentMode", schemaPath: "#/properties/data/properties/sample/properties/shipmentMode/type", keyword: "type", params: { type: schema64.properties.data.properties.sample.properties.shipmentMode.type } };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data2.resultsReadyAt !== void 0) {
              if (data2.resultsReadyAt !== null) {
                const err23 = { instancePath: instancePath + "/data/sample/resultsReadyAt", schemaPath: "#/properties/data/properties/sample/properties/resultsReadyAt/type", keyword: "type", params: { type: "null" } };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data2.resultsUrl !== void 0) {
              if (data2.resultsUrl !== null) {
                const err24 = { instancePath: instancePath + "/data/sample/resultsUrl", schemaPath: "#/properties/data/properties/sample/properties/resultsUrl/type", keyword: "type", params: { type: "null" } };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
  } else {
    const err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err26];
    } else {
      vErrors.push(err26);
    }
    errors++;
  }
  validate44.errors = vErrors;
  return errors === 0;
}
validate44.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var success_listVenues = validate45;
var schema69 = { "type": "object", "required": ["id", "slug", "name", "venueType", "description", "addressLine1", "city", "postcode", "averageRating", "totalReviews", "capabilities", "operatingHours", "phlebotomyStations", "logoUrl", "photos", "cqcRegistered", "cqcNumber", "latitude", "longitude"], "properties": { "id": { "type": "string" }, "slug": { "type": "string" }, "name": { "type": "string" }, "venueType": { "type": "string" }, "description": { "type": ["string", "null"] }, "addressLine1": { "type": "string" }, "city": { "type": "string" }, "postcode": { "type": "string" }, "averageRating": { "type": ["number", "null"] }, "totalReviews": { "type": "number" }, "capabilities": { "type": "array", "items": { "type": "string" } }, "operatingHours": { "type": ["object", "null"], "additionalProperties": true }, "phlebotomyStations": { "type": ["number", "null"] }, "logoUrl": { "type": ["string", "null"] }, "photos": { "type": "array", "items": { "type": "string" } }, "cqcRegistered": { "type": "boolean" }, "cqcNumber": { "type": ["string", "null"] }, "latitude": { "type": ["number", "null"] }, "longitude": { "type": ["number", "null"] } } };
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate46.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.venues === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "venues" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.total === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.venues !== void 0) {
      let data0 = data.venues;
      if (Array.isArray(data0)) {
        if (data0.length > 50) {
          const err2 = { instancePath: instancePath + "/venues", schemaPath: "#/properties/venues/maxItems", keyword: "maxItems", params: { limit: 50 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.id === void 0) {
              const err3 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data1.slug === void 0) {
              const err4 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "slug" } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data1.name === void 0) {
              const err5 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data1.venueType === void 0) {
              const err6 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "venueType" } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data1.description === void 0) {
              const err7 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "description" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data1.addressLine1 === void 0) {
              const err8 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "addressLine1" } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data1.city === void 0) {
              const err9 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "city" } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data1.postcode === void 0) {
              const err10 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "postcode" } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data1.averageRating === void 0) {
              const err11 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "averageRating" } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data1.totalReviews === void 0) {
              const err12 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "totalReviews" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data1.capabilities === void 0) {
              const err13 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "capabilities" } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data1.operatingHours === void 0) {
              const err14 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "operatingHours" } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data1.phlebotomyStations === void 0) {
              const err15 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "phlebotomyStations" } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data1.logoUrl === void 0) {
              const err16 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "logoUrl" } };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data1.photos === void 0) {
              const err17 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "photos" } };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data1.cqcRegistered === void 0) {
              const err18 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "cqcRegistered" } };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data1.cqcNumber === void 0) {
              const err19 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "cqcNumber" } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data1.latitude === void 0) {
              const err20 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "latitude" } };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data1.longitude === void 0) {
              const err21 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "longitude" } };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (data1.id !== void 0) {
              if (typeof data1.id !== "string") {
                const err22 = { instancePath: instancePath + "/venues/" + i0 + "/id", schemaPath: "#/$defs/Venue/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data1.slug !== void 0) {
              if (typeof data1.slug !== "string") {
                const err23 = { instancePath: instancePath + "/venues/" + i0 + "/slug", schemaPath: "#/$defs/Venue/properties/slug/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data1.name !== void 0) {
              if (typeof data1.name !== "string") {
                const err24 = { instancePath: instancePath + "/venues/" + i0 + "/name", schemaPath: "#/$defs/Venue/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data1.venueType !== void 0) {
              if (typeof data1.venueType !== "string") {
                const err25 = { instancePath: instancePath + "/venues/" + i0 + "/venueType", schemaPath: "#/$defs/Venue/properties/venueType/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data1.description !== void 0) {
              let data6 = data1.description;
              if (typeof data6 !== "string" && data6 !== null) {
                const err26 = { instancePath: instancePath + "/venues/" + i0 + "/description", schemaPath: "#/$defs/Venue/properties/description/type", keyword: "type", params: { type: schema69.properties.description.type } };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data1.addressLine1 !== void 0) {
              if (typeof data1.addressLine1 !== "string") {
                const err27 = { instancePath: instancePath + "/venues/" + i0 + "/addressLine1", schemaPath: "#/$defs/Venue/properties/addressLine1/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data1.city !== void 0) {
              if (typeof data1.city !== "string") {
                const err28 = { instancePath: instancePath + "/venues/" + i0 + "/city", schemaPath: "#/$defs/Venue/properties/city/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data1.postcode !== void 0) {
              if (typeof data1.postcode !== "string") {
                const err29 = { instancePath: instancePath + "/venues/" + i0 + "/postcode", schemaPath: "#/$defs/Venue/properties/postcode/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data1.averageRating !== void 0) {
              let data10 = data1.averageRating;
              if (!(typeof data10 == "number" && isFinite(data10)) && data10 !== null) {
                const err30 = { instancePath: instancePath + "/venues/" + i0 + "/averageRating", schemaPath: "#/$defs/Venue/properties/averageRating/type", keyword: "type", params: { type: schema69.properties.averageRating.type } };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data1.totalReviews !== void 0) {
              let data11 = data1.totalReviews;
              if (!(typeof data11 == "number" && isFinite(data11))) {
                const err31 = { instancePath: instancePath + "/venues/" + i0 + "/totalReviews", schemaPath: "#/$defs/Venue/properties/totalReviews/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data1.capabilities !== void 0) {
              let data12 = data1.capabilities;
              if (Array.isArray(data12)) {
                const len1 = data12.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  if (typeof data12[i1] !== "string") {
                    const err32 = { instancePath: instancePath + "/venues/" + i0 + "/capabilities/" + i1, schemaPath: "#/$defs/Venue/properties/capabilities/items/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                }
              } else {
                const err33 = { instancePath: instancePath + "/venues/" + i0 + "/capabilities", schemaPath: "#/$defs/Venue/properties/capabilities/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data1.operatingHours !== void 0) {
              let data14 = data1.operatingHours;
              if (!(data14 && typeof data14 == "object" && !Array.isArray(data14)) && data14 !== null) {
                const err34 = { instancePath: instancePath + "/venues/" + i0 + "/operatingHours", schemaPath: "#/$defs/Venue/properties/operatingHours/type", keyword: "type", params: { type: schema69.properties.operatingHours.type } };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data1.phlebotomyStations !== void 0) {
              let data15 = data1.phlebotomyStations;
              if (!(typeof data15 == "number" && isFinite(data15)) && data15 !== null) {
                const err35 = { instancePath: instancePath + "/venues/" + i0 + "/phlebotomyStations", schemaPath: "#/$defs/Venue/properties/phlebotomyStations/type", keyword: "type", params: { type: schema69.properties.phlebotomyStations.type } };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
            if (data1.logoUrl !== void 0) {
              let data16 = data1.logoUrl;
              if (typeof data16 !== "string" && data16 !== null) {
                const err36 = { instancePath: instancePath + "/venues/" + i0 + "/logoUrl", schemaPath: "#/$defs/Venue/properties/logoUrl/type", keyword: "type", params: { type: schema69.properties.logoUrl.type } };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
            if (data1.photos !== void 0) {
              let data17 = data1.photos;
              if (Array.isArray(data17)) {
                const len2 = data17.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  if (typeof data17[i2] !== "string") {
                    const err37 = { instancePath: instancePath + "/venues/" + i0 + "/photos/" + i2, schemaPath: "#/$defs/Venue/properties/photos/items/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                }
              } else {
                const err38 = { instancePath: instancePath + "/venues/" + i0 + "/photos", schemaPath: "#/$defs/Venue/properties/photos/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
            if (data1.cqcRegistered !== void 0) {
              if (typeof data1.cqcRegistered !== "boolean") {
                const err39 = { instancePath: instancePath + "/venues/" + i0 + "/cqcRegistered", schemaPath: "#/$defs/Venue/properties/cqcRegistered/type", keyword: "type", params: { type: "boolean" } };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            }
            if (data1.cqcNumber !== void 0) {
              let data20 = data1.cqcNumber;
              if (typeof data20 !== "string" && data20 !== null) {
                const err40 = { instancePath: instancePath + "/venues/" + i0 + "/cqcNumber", schemaPath: "#/$defs/Venue/properties/cqcNumber/type", keyword: "type", params: { type: schema69.properties.cqcNumber.type } };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
            if (data1.latitude !== void 0) {
              let data21 = data1.latitude;
              if (!(typeof data21 == "number" && isFinite(data21)) && data21 !== null) {
                const err41 = { instancePath: instancePath + "/venues/" + i0 + "/latitude", schemaPath: "#/$defs/Venue/properties/latitude/type", keyword: "type", params: { type: schema69.properties.latitude.type } };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
            }
            if (data1.longitude !== void 0) {
              let data22 = data1.longitude;
              if (!(typeof data22 == "number" && isFinite(data22)) && data22 !== null) {
                const err42 = { instancePath: instancePath + "/venues/" + i0 + "/longitude", schemaPath: "#/$defs/Venue/properties/longitude/type", keyword: "type", params: { type: schema69.properties.longitude.type } };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
          } else {
            const err43 = { instancePath: instancePath + "/venues/" + i0, schemaPath: "#/$defs/Venue/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
      } else {
        const err44 = { instancePath: instancePath + "/venues", schemaPath: "#/properties/venues/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.total !== void 0) {
      let data23 = data.total;
      if (!(typeof data23 == "number" && isFinite(data23))) {
        const err45 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
  } else {
    const err46 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err46];
    } else {
      vErrors.push(err46);
    }
    errors++;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
validate46.evaluated = { "props": { "venues": true, "total": true }, "dynamicProps": false, "dynamicItems": false };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate46(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var success_getVenue = validate48;
var schema72 = { "allOf": [{ "$ref": "#/$defs/Venue" }, { "type": "object", "required": ["addressLine2", "county", "phone", "website", "email", "equipment", "basePrice", "acceptsPublicBookings", "slotDurationMinutes", "timezone"], "properties": { "addressLine2": { "type": ["string", "null"] }, "county": { "type": ["string", "null"] }, "phone": { "type": ["string", "null"] }, "website": { "type": ["string", "null"] }, "email": { "type": ["string", "null"] }, "equipment": { "type": "array", "items": { "type": "string" } }, "basePrice": { "type": ["number", "null"] }, "acceptsPublicBookings": { "type": "boolean" }, "slotDurationMinutes": { "type": "number" }, "timezone": { "type": "string" } } }] };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate49.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.slug === void 0) {
      const err1 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "slug" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.venueType === void 0) {
      const err3 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "venueType" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.description === void 0) {
      const err4 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "description" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.addressLine1 === void 0) {
      const err5 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "addressLine1" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.city === void 0) {
      const err6 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "city" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.postcode === void 0) {
      const err7 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "postcode" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.averageRating === void 0) {
      const err8 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "averageRating" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.totalReviews === void 0) {
      const err9 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "totalReviews" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.capabilities === void 0) {
      const err10 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "capabilities" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.operatingHours === void 0) {
      const err11 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "operatingHours" } };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.phlebotomyStations === void 0) {
      const err12 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "phlebotomyStations" } };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.logoUrl === void 0) {
      const err13 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "logoUrl" } };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.photos === void 0) {
      const err14 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "photos" } };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.cqcRegistered === void 0) {
      const err15 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "cqcRegistered" } };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.cqcNumber === void 0) {
      const err16 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "cqcNumber" } };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.latitude === void 0) {
      const err17 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "latitude" } };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (data.longitude === void 0) {
      const err18 = { instancePath, schemaPath: "#/$defs/Venue/required", keyword: "required", params: { missingProperty: "longitude" } };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err19 = { instancePath: instancePath + "/id", schemaPath: "#/$defs/Venue/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.slug !== void 0) {
      if (typeof data.slug !== "string") {
        const err20 = { instancePath: instancePath + "/slug", schemaPath: "#/$defs/Venue/properties/slug/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err21 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/Venue/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.venueType !== void 0) {
      if (typeof data.venueType !== "string") {
        const err22 = { instancePath: instancePath + "/venueType", schemaPath: "#/$defs/Venue/properties/venueType/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data4 = data.description;
      if (typeof data4 !== "string" && data4 !== null) {
        const err23 = { instancePath: instancePath + "/description", schemaPath: "#/$defs/Venue/properties/description/type", keyword: "type", params: { type: schema69.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.addressLine1 !== void 0) {
      if (typeof data.addressLine1 !== "string") {
        const err24 = { instancePath: instancePath + "/addressLine1", schemaPath: "#/$defs/Venue/properties/addressLine1/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.city !== void 0) {
      if (typeof data.city !== "string") {
        const err25 = { instancePath: instancePath + "/city", schemaPath: "#/$defs/Venue/properties/city/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.postcode !== void 0) {
      if (typeof data.postcode !== "string") {
        const err26 = { instancePath: instancePath + "/postcode", schemaPath: "#/$defs/Venue/properties/postcode/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.averageRating !== void 0) {
      let data8 = data.averageRating;
      if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
        const err27 = { instancePath: instancePath + "/averageRating", schemaPath: "#/$defs/Venue/properties/averageRating/type", keyword: "type", params: { type: schema69.properties.averageRating.type } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.totalReviews !== void 0) {
      let data9 = data.totalReviews;
      if (!(typeof data9 == "number" && isFinite(data9))) {
        const err28 = { instancePath: instancePath + "/totalReviews", schemaPath: "#/$defs/Venue/properties/totalReviews/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.capabilities !== void 0) {
      let data10 = data.capabilities;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err29 = { instancePath: instancePath + "/capabilities/" + i0, schemaPath: "#/$defs/Venue/properties/capabilities/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/capabilities", schemaPath: "#/$defs/Venue/properties/capabilities/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.operatingHours !== void 0) {
      let data12 = data.operatingHours;
      if (!(data12 && typeof data12 == "object" && !Array.isArray(data12)) && data12 !== null) {
        const err31 = { instancePath: instancePath + "/operatingHours", schemaPath: "#/$defs/Venue/properties/operatingHours/type", keyword: "type", params: { type: schema69.properties.operatingHours.type } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.phlebotomyStations !== void 0) {
      let data13 = data.phlebotomyStations;
      if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null) {
        const err32 = { instancePath: instancePath + "/phlebotomyStations", schemaPath: "#/$defs/Venue/properties/phlebotomyStations/type", keyword: "type", params: { type: schema69.properties.phlebotomyStations.type } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.logoUrl !== void 0) {
      let data14 = data.logoUrl;
      if (typeof data14 !== "string" && data14 !== null) {
        const err33 = { instancePath: instancePath + "/logoUrl", schemaPath: "#/$defs/Venue/properties/logoUrl/type", keyword: "type", params: { type: schema69.properties.logoUrl.type } };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.photos !== void 0) {
      let data15 = data.photos;
      if (Array.isArray(data15)) {
        const len1 = data15.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data15[i1] !== "string") {
            const err34 = { instancePath: instancePath + "/photos/" + i1, schemaPath: "#/$defs/Venue/properties/photos/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/photos", schemaPath: "#/$defs/Venue/properties/photos/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.cqcRegistered !== void 0) {
      if (typeof data.cqcRegistered !== "boolean") {
        const err36 = { instancePath: instancePath + "/cqcRegistered", schemaPath: "#/$defs/Venue/properties/cqcRegistered/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.cqcNumber !== void 0) {
      let data18 = data.cqcNumber;
      if (typeof data18 !== "string" && data18 !== null) {
        const err37 = { instancePath: instancePath + "/cqcNumber", schemaPath: "#/$defs/Venue/properties/cqcNumber/type", keyword: "type", params: { type: schema69.properties.cqcNumber.type } };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.latitude !== void 0) {
      let data19 = data.latitude;
      if (!(typeof data19 == "number" && isFinite(data19)) && data19 !== null) {
        const err38 = { instancePath: instancePath + "/latitude", schemaPath: "#/$defs/Venue/properties/latitude/type", keyword: "type", params: { type: schema69.properties.latitude.type } };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.longitude !== void 0) {
      let data20 = data.longitude;
      if (!(typeof data20 == "number" && isFinite(data20)) && data20 !== null) {
        const err39 = { instancePath: instancePath + "/longitude", schemaPath: "#/$defs/Venue/properties/longitude/type", keyword: "type", params: { type: schema69.properties.longitude.type } };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
  } else {
    const err40 = { instancePath, schemaPath: "#/$defs/Venue/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err40];
    } else {
      vErrors.push(err40);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.addressLine2 === void 0) {
      const err41 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "addressLine2" } };
      if (vErrors === null) {
        vErrors = [err41];
      } else {
        vErrors.push(err41);
      }
      errors++;
    }
    if (data.county === void 0) {
      const err42 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "county" } };
      if (vErrors === null) {
        vErrors = [err42];
      } else {
        vErrors.push(err42);
      }
      errors++;
    }
    if (data.phone === void 0) {
      const err43 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "phone" } };
      if (vErrors === null) {
        vErrors = [err43];
      } else {
        vErrors.push(err43);
      }
      errors++;
    }
    if (data.website === void 0) {
      const err44 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "website" } };
      if (vErrors === null) {
        vErrors = [err44];
      } else {
        vErrors.push(err44);
      }
      errors++;
    }
    if (data.email === void 0) {
      const err45 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "email" } };
      if (vErrors === null) {
        vErrors = [err45];
      } else {
        vErrors.push(err45);
      }
      errors++;
    }
    if (data.equipment === void 0) {
      const err46 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "equipment" } };
      if (vErrors === null) {
        vErrors = [err46];
      } else {
        vErrors.push(err46);
      }
      errors++;
    }
    if (data.basePrice === void 0) {
      const err47 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "basePrice" } };
      if (vErrors === null) {
        vErrors = [err47];
      } else {
        vErrors.push(err47);
      }
      errors++;
    }
    if (data.acceptsPublicBookings === void 0) {
      const err48 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "acceptsPublicBookings" } };
      if (vErrors === null) {
        vErrors = [err48];
      } else {
        vErrors.push(err48);
      }
      errors++;
    }
    if (data.slotDurationMinutes === void 0) {
      const err49 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "slotDurationMinutes" } };
      if (vErrors === null) {
        vErrors = [err49];
      } else {
        vErrors.push(err49);
      }
      errors++;
    }
    if (data.timezone === void 0) {
      const err50 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "timezone" } };
      if (vErrors === null) {
        vErrors = [err50];
      } else {
        vErrors.push(err50);
      }
      errors++;
    }
    if (data.addressLine2 !== void 0) {
      let data21 = data.addressLine2;
      if (typeof data21 !== "string" && data21 !== null) {
        const err51 = { instancePath: instancePath + "/addressLine2", schemaPath: "#/allOf/1/properties/addressLine2/type", keyword: "type", params: { type: schema72.allOf[1].properties.addressLine2.type } };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.county !== void 0) {
      let data22 = data.county;
      if (typeof data22 !== "string" && data22 !== null) {
        const err52 = { instancePath: instancePath + "/county", schemaPath: "#/allOf/1/properties/county/type", keyword: "type", params: { type: schema72.allOf[1].properties.county.type } };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.phone !== void 0) {
      let data23 = data.phone;
      if (typeof data23 !== "string" && data23 !== null) {
        const err53 = { instancePath: instancePath + "/phone", schemaPath: "#/allOf/1/properties/phone/type", keyword: "type", params: { type: schema72.allOf[1].properties.phone.type } };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.website !== void 0) {
      let data24 = data.website;
      if (typeof data24 !== "string" && data24 !== null) {
        const err54 = { instancePath: instancePath + "/website", schemaPath: "#/allOf/1/properties/website/type", keyword: "type", params: { type: schema72.allOf[1].properties.website.type } };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data25 = data.email;
      if (typeof data25 !== "string" && data25 !== null) {
        const err55 = { instancePath: instancePath + "/email", schemaPath: "#/allOf/1/properties/email/type", keyword: "type", params: { type: schema72.allOf[1].properties.email.type } };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.equipment !== void 0) {
      let data26 = data.equipment;
      if (Array.isArray(data26)) {
        const len2 = data26.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (typeof data26[i2] !== "string") {
            const err56 = { instancePath: instancePath + "/equipment/" + i2, schemaPath: "#/allOf/1/properties/equipment/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
      } else {
        const err57 = { instancePath: instancePath + "/equipment", schemaPath: "#/allOf/1/properties/equipment/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.basePrice !== void 0) {
      let data28 = data.basePrice;
      if (!(typeof data28 == "number" && isFinite(data28)) && data28 !== null) {
        const err58 = { instancePath: instancePath + "/basePrice", schemaPath: "#/allOf/1/properties/basePrice/type", keyword: "type", params: { type: schema72.allOf[1].properties.basePrice.type } };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
    if (data.acceptsPublicBookings !== void 0) {
      if (typeof data.acceptsPublicBookings !== "boolean") {
        const err59 = { instancePath: instancePath + "/acceptsPublicBookings", schemaPath: "#/allOf/1/properties/acceptsPublicBookings/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.slotDurationMinutes !== void 0) {
      let data30 = data.slotDurationMinutes;
      if (!(typeof data30 == "number" && isFinite(data30))) {
        const err60 = { instancePath: instancePath + "/slotDurationMinutes", schemaPath: "#/allOf/1/properties/slotDurationMinutes/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
    }
    if (data.timezone !== void 0) {
      if (typeof data.timezone !== "string") {
        const err61 = { instancePath: instancePath + "/timezone", schemaPath: "#/allOf/1/properties/timezone/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
  } else {
    const err62 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err62];
    } else {
      vErrors.push(err62);
    }
    errors++;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
validate49.evaluated = { "props": { "addressLine2": true, "county": true, "phone": true, "website": true, "email": true, "equipment": true, "basePrice": true, "acceptsPublicBookings": true, "slotDurationMinutes": true, "timezone": true, "id": true, "slug": true, "name": true, "venueType": true, "description": true, "addressLine1": true, "city": true, "postcode": true, "averageRating": true, "totalReviews": true, "capabilities": true, "operatingHours": true, "phlebotomyStations": true, "logoUrl": true, "photos": true, "cqcRegistered": true, "cqcNumber": true, "latitude": true, "longitude": true }, "dynamicProps": false, "dynamicItems": false };
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate48.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.venue === void 0) {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "venue" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.venue !== void 0) {
          if (!validate49(data1.venue, { instancePath: instancePath + "/data/venue", parentData: data1, parentDataProperty: "venue", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate48.errors = vErrors;
  return errors === 0;
}
validate48.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var success_getVenueAvailability = validate51;
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate51.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.slots === void 0) {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "slots" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.slots !== void 0) {
          let data2 = data1.slots;
          if (Array.isArray(data2)) {
            const len0 = data2.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data3 = data2[i0];
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.start === void 0) {
                  const err5 = { instancePath: instancePath + "/data/slots/" + i0, schemaPath: "#/$defs/VenueSlot/required", keyword: "required", params: { missingProperty: "start" } };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (data3.end === void 0) {
                  const err6 = { instancePath: instancePath + "/data/slots/" + i0, schemaPath: "#/$defs/VenueSlot/required", keyword: "required", params: { missingProperty: "end" } };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if (data3.capacity === void 0) {
                  const err7 = { instancePath: instancePath + "/data/slots/" + i0, schemaPath: "#/$defs/VenueSlot/required", keyword: "required", params: { missingProperty: "capacity" } };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (data3.start !== void 0) {
                  let data4 = data3.start;
                  if (typeof data4 === "string") {
                    if (!formats6(data4)) {
                      const err8 = { instancePath: instancePath + "/data/slots/" + i0 + "/start", schemaPath: "#/$defs/VenueSlot/properties/start/format", keyword: "format", params: { format: "timestamp" } };
                      if (vErrors === null) {
                        vErrors = [err8];
                      } else {
                        vErrors.push(err8);
                      }
                      errors++;
                    }
                  } else {
                    const err9 = { instancePath: instancePath + "/data/slots/" + i0 + "/start", schemaPath: "#/$defs/VenueSlot/properties/start/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err9];
                    } else {
                      vErrors.push(err9);
                    }
                    errors++;
                  }
                }
                if (data3.end !== void 0) {
                  let data5 = data3.end;
                  if (typeof data5 === "string") {
                    if (!formats6(data5)) {
                      const err10 = { instancePath: instancePath + "/data/slots/" + i0 + "/end", schemaPath: "#/$defs/VenueSlot/properties/end/format", keyword: "format", params: { format: "timestamp" } };
                      if (vErrors === null) {
                        vErrors = [err10];
                      } else {
                        vErrors.push(err10);
                      }
                      errors++;
                    }
                  } else {
                    const err11 = { instancePath: instancePath + "/data/slots/" + i0 + "/end", schemaPath: "#/$defs/VenueSlot/properties/end/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                }
                if (data3.capacity !== void 0) {
                  let data6 = data3.capacity;
                  if (typeof data6 == "number" && isFinite(data6)) {
                    if (data6 < 0 || isNaN(data6)) {
                      const err12 = { instancePath: instancePath + "/data/slots/" + i0 + "/capacity", schemaPath: "#/$defs/VenueSlot/properties/capacity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                      if (vErrors === null) {
                        vErrors = [err12];
                      } else {
                        vErrors.push(err12);
                      }
                      errors++;
                    }
                  } else {
                    const err13 = { instancePath: instancePath + "/data/slots/" + i0 + "/capacity", schemaPath: "#/$defs/VenueSlot/properties/capacity/type", keyword: "type", params: { type: "number" } };
                    if (vErrors === null) {
                      vErrors = [err13];
                    } else {
                      vErrors.push(err13);
                    }
                    errors++;
                  }
                }
              } else {
                const err14 = { instancePath: instancePath + "/data/slots/" + i0, schemaPath: "#/$defs/VenueSlot/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
          } else {
            const err15 = { instancePath: instancePath + "/data/slots", schemaPath: "#/properties/data/properties/slots/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate51.errors = vErrors;
  return errors === 0;
}
validate51.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var success_getVenueFieldDefinitions = validate52;
var schema80 = { "type": "object", "required": ["key", "label", "type", "required"], "properties": { "key": { "type": "string", "pattern": "^[a-zA-Z][a-zA-Z0-9_]*$" }, "label": { "type": "string" }, "type": { "type": "string", "enum": ["text", "number", "select", "boolean"] }, "required": { "type": "boolean" }, "options": { "type": "array", "items": { "type": "string" } }, "helpText": { "type": "string" } }, "if": { "required": ["type"], "properties": { "type": { "const": "select" } }, "additionalProperties": true }, "then": { "required": ["options"], "properties": { "options": { "type": "array" } }, "additionalProperties": true } };
var schema81 = { "type": "string", "enum": ["VENUE_OR_PATIENT_TO_LAB", "SERVICE_COURIER_PICKUP", "CLIENT_HANDLES_OFFLINE"] };
var pattern6 = new RegExp("^[a-zA-Z][a-zA-Z0-9_]*$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.venueCompletionFields === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "venueCompletionFields" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.labShipmentMode === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "labShipmentMode" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.venueCompletionFields !== void 0) {
      let data0 = data.venueCompletionFields;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          const _errs6 = errors;
          let valid4 = true;
          const _errs7 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            let missing0;
            if (data1.type === void 0 && (missing0 = "type")) {
              const err2 = {};
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            } else {
              if (data1.type !== void 0) {
                if ("select" !== data1.type) {
                  const err3 = {};
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
              }
            }
          }
          var _valid0 = _errs7 === errors;
          errors = _errs6;
          if (vErrors !== null) {
            if (_errs6) {
              vErrors.length = _errs6;
            } else {
              vErrors = null;
            }
          }
          if (_valid0) {
            const _errs10 = errors;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.options === void 0) {
                const err4 = { instancePath: instancePath + "/venueCompletionFields/" + i0, schemaPath: "#/$defs/VenueFieldDefinition/then/required", keyword: "required", params: { missingProperty: "options" } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (data1.options !== void 0) {
                if (!Array.isArray(data1.options)) {
                  const err5 = { instancePath: instancePath + "/venueCompletionFields/" + i0 + "/options", schemaPath: "#/$defs/VenueFieldDefinition/then/properties/options/type", keyword: "type", params: { type: "array" } };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              }
            }
            var _valid0 = _errs10 === errors;
            valid4 = _valid0;
          }
          if (!valid4) {
            const err6 = { instancePath: instancePath + "/venueCompletionFields/" + i0, schemaPath: "#/$defs/VenueFieldDefinition/if", keyword: "if", params: { failingKeyword: "then" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.key === void 0) {
              const err7 = { instancePath: instancePath + "/venueCompletionFields/" + i0, schemaPath: "#/$defs/VenueFieldDefinition/required", keyword: "required", params: { missingProperty: "key" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data1.label === void 0) {
              const err8 = { instancePath: instancePath + "/venueCompletionFields/" + i0, schemaPath: "#/$defs/VenueFieldDefinition/required", keyword: "required", params: { missingProperty: "label" } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data1.type === void 0) {
              const err9 = { instancePath: instancePath + "/venueCompletionFields/" + i0, schemaPath: "#/$defs/VenueFieldDefinition/required", keyword: "required", params: { missingProperty: "type" } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data1.required === void 0) {
              const err10 = { instancePath: instancePath + "/venueCompletionFields/" + i0, schemaPath: "#/$defs/VenueFieldDefinition/required", keyword: "required", params: { missingProperty: "required" } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data1.key !== void 0) {
              let data4 = data1.key;
              if (typeof data4 === "string") {
                if (!pattern6.test(data4)) {
                  const err11 = { instancePath: instancePath + "/venueCompletionFields/" + i0 + "/key", schemaPath: "#/$defs/VenueFieldDefinition/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z][a-zA-Z0-9_]*$" } };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              } else {
                const err12 = { instancePath: instancePath + "/venueCompletionFields/" + i0 + "/key", schemaPath: "#/$defs/VenueFieldDefinition/properties/key/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data1.label !== void 0) {
              if (typeof data1.label !== "string") {
                const err13 = { instancePath: instancePath + "/venueCompletionFields/" + i0 + "/label", schemaPath: "#/$defs/VenueFieldDefinition/properties/label/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data1.type !== void 0) {
              let data6 = data1.type;
              if (typeof data6 !== "string") {
                const err14 = { instancePath: instancePath + "/venueCompletionFields/" + i0 + "/type", schemaPath: "#/$defs/VenueFieldDefinition/properties/type/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
              if (!(data6 === "text" || data6 === "number" || data6 === "select" || data6 === "boolean")) {
                const err15 = { instancePath: instancePath + "/venueCompletionFields/" + i0 + "/type", schemaPath: "#/$defs/VenueFieldDefinition/properties/type/enum", keyword: "enum", params: { allowedValues: schema80.properties.type.enum } };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data1.required !== void 0) {
              if (typeof data1.required !== "boolean") {
                const err16 = { instancePath: instancePath + "/venueCompletionFields/" + i0 + "/required", schemaPath: "#/$defs/VenueFieldDefinition/properties/required/type", keyword: "type", params: { type: "boolean" } };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data1.options !== void 0) {
              let data8 = data1.options;
              if (Array.isArray(data8)) {
                const len1 = data8.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  if (typeof data8[i1] !== "string") {
                    const err17 = { instancePath: instancePath + "/venueCompletionFields/" + i0 + "/options/" + i1, schemaPath: "#/$defs/VenueFieldDefinition/properties/options/items/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                }
              } else {
                const err18 = { instancePath: instancePath + "/venueCompletionFields/" + i0 + "/options", schemaPath: "#/$defs/VenueFieldDefinition/properties/options/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data1.helpText !== void 0) {
              if (typeof data1.helpText !== "string") {
                const err19 = { instancePath: instancePath + "/venueCompletionFields/" + i0 + "/helpText", schemaPath: "#/$defs/VenueFieldDefinition/properties/helpText/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
          } else {
            const err20 = { instancePath: instancePath + "/venueCompletionFields/" + i0, schemaPath: "#/$defs/VenueFieldDefinition/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/venueCompletionFields", schemaPath: "#/properties/venueCompletionFields/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.labShipmentMode !== void 0) {
      let data11 = data.labShipmentMode;
      if (typeof data11 !== "string") {
        const err22 = { instancePath: instancePath + "/labShipmentMode", schemaPath: "#/$defs/LabShipmentMode/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (!(data11 === "VENUE_OR_PATIENT_TO_LAB" || data11 === "SERVICE_COURIER_PICKUP" || data11 === "CLIENT_HANDLES_OFFLINE")) {
        const err23 = { instancePath: instancePath + "/labShipmentMode", schemaPath: "#/$defs/LabShipmentMode/enum", keyword: "enum", params: { allowedValues: schema81.enum } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
  } else {
    const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err24];
    } else {
      vErrors.push(err24);
    }
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "props": { "venueCompletionFields": true, "labShipmentMode": true }, "dynamicProps": false, "dynamicItems": false };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate53(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var success_listTestPanels = validate55;
var schema85 = { "type": "object", "required": ["id", "name", "description", "isGlobal", "steps"], "properties": { "id": { "type": "string" }, "name": { "type": "string" }, "description": { "type": ["string", "null"] }, "isGlobal": { "type": "boolean" }, "steps": { "type": "array", "items": { "$ref": "#/$defs/TestPanelStep" } } } };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.description === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.isGlobal === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isGlobal" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.steps === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema85.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.isGlobal !== void 0) {
      if (typeof data.isGlobal !== "boolean") {
        const err8 = { instancePath: instancePath + "/isGlobal", schemaPath: "#/properties/isGlobal/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.steps !== void 0) {
      let data4 = data.steps;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.name === void 0) {
              const err9 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/$defs/TestPanelStep/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data5.order === void 0) {
              const err10 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/$defs/TestPanelStep/required", keyword: "required", params: { missingProperty: "order" } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data5.isMandatory === void 0) {
              const err11 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/$defs/TestPanelStep/required", keyword: "required", params: { missingProperty: "isMandatory" } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data5.requiresPhoto === void 0) {
              const err12 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/$defs/TestPanelStep/required", keyword: "required", params: { missingProperty: "requiresPhoto" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data5.name !== void 0) {
              if (typeof data5.name !== "string") {
                const err13 = { instancePath: instancePath + "/steps/" + i0 + "/name", schemaPath: "#/$defs/TestPanelStep/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data5.order !== void 0) {
              let data7 = data5.order;
              if (!(typeof data7 == "number" && isFinite(data7))) {
                const err14 = { instancePath: instancePath + "/steps/" + i0 + "/order", schemaPath: "#/$defs/TestPanelStep/properties/order/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data5.isMandatory !== void 0) {
              if (typeof data5.isMandatory !== "boolean") {
                const err15 = { instancePath: instancePath + "/steps/" + i0 + "/isMandatory", schemaPath: "#/$defs/TestPanelStep/properties/isMandatory/type", keyword: "type", params: { type: "boolean" } };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data5.requiresPhoto !== void 0) {
              if (typeof data5.requiresPhoto !== "boolean") {
                const err16 = { instancePath: instancePath + "/steps/" + i0 + "/requiresPhoto", schemaPath: "#/$defs/TestPanelStep/properties/requiresPhoto/type", keyword: "type", params: { type: "boolean" } };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/$defs/TestPanelStep/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "props": { "id": true, "name": true, "description": true, "isGlobal": true, "steps": true }, "dynamicProps": false, "dynamicItems": false };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.panels === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "panels" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.nextCursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextCursor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.panels !== void 0) {
      let data0 = data.panels;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err2 = { instancePath: instancePath + "/panels", schemaPath: "#/properties/panels/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate57(data0[i0], { instancePath: instancePath + "/panels/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/panels", schemaPath: "#/properties/panels/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.nextCursor !== void 0) {
      let data2 = data.nextCursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/nextCursor", schemaPath: "#/$defs/NextCursor/type", keyword: "type", params: { type: schema56.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "props": { "panels": true, "nextCursor": true }, "dynamicProps": false, "dynamicItems": false };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate56(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var success_listInvoices = validate60;
var schema91 = { "type": "object", "required": ["id", "invoiceNumber", "status", "subtotalPence", "vatPence", "totalPence", "dueDate", "periodStart", "periodEnd", "jobCount", "hostedInvoiceUrl", "paidAt", "createdAt"], "properties": { "id": { "type": "string" }, "invoiceNumber": { "type": "string" }, "status": { "$ref": "#/$defs/InvoiceStatus" }, "subtotalPence": { "type": "number" }, "vatPence": { "type": "number" }, "totalPence": { "type": "number" }, "dueDate": { "type": "string" }, "periodStart": { "type": "string" }, "periodEnd": { "type": "string" }, "jobCount": { "type": "number" }, "hostedInvoiceUrl": { "type": ["string", "null"] }, "paidAt": { "type": ["string", "null"], "format": "timestamp" }, "createdAt": { "type": "string", "format": "timestamp" } } };
var schema92 = { "type": "string", "enum": ["PENDING", "PROCESSING", "PAID", "FAILED", "REFUNDED", "OVERDUE"] };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.invoiceNumber === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invoiceNumber" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.subtotalPence === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subtotalPence" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.vatPence === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vatPence" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.totalPence === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "totalPence" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.dueDate === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dueDate" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.periodStart === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "periodStart" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.periodEnd === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "periodEnd" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.jobCount === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "jobCount" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.hostedInvoiceUrl === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hostedInvoiceUrl" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.paidAt === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paidAt" } };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" } };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err13 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.invoiceNumber !== void 0) {
      if (typeof data.invoiceNumber !== "string") {
        const err14 = { instancePath: instancePath + "/invoiceNumber", schemaPath: "#/properties/invoiceNumber/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data2 = data.status;
      if (typeof data2 !== "string") {
        const err15 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/InvoiceStatus/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (!(data2 === "PENDING" || data2 === "PROCESSING" || data2 === "PAID" || data2 === "FAILED" || data2 === "REFUNDED" || data2 === "OVERDUE")) {
        const err16 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/InvoiceStatus/enum", keyword: "enum", params: { allowedValues: schema92.enum } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.subtotalPence !== void 0) {
      let data3 = data.subtotalPence;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        const err17 = { instancePath: instancePath + "/subtotalPence", schemaPath: "#/properties/subtotalPence/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.vatPence !== void 0) {
      let data4 = data.vatPence;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        const err18 = { instancePath: instancePath + "/vatPence", schemaPath: "#/properties/vatPence/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.totalPence !== void 0) {
      let data5 = data.totalPence;
      if (!(typeof data5 == "number" && isFinite(data5))) {
        const err19 = { instancePath: instancePath + "/totalPence", schemaPath: "#/properties/totalPence/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.dueDate !== void 0) {
      if (typeof data.dueDate !== "string") {
        const err20 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.periodStart !== void 0) {
      if (typeof data.periodStart !== "string") {
        const err21 = { instancePath: instancePath + "/periodStart", schemaPath: "#/properties/periodStart/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.periodEnd !== void 0) {
      if (typeof data.periodEnd !== "string") {
        const err22 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.jobCount !== void 0) {
      let data9 = data.jobCount;
      if (!(typeof data9 == "number" && isFinite(data9))) {
        const err23 = { instancePath: instancePath + "/jobCount", schemaPath: "#/properties/jobCount/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.hostedInvoiceUrl !== void 0) {
      let data10 = data.hostedInvoiceUrl;
      if (typeof data10 !== "string" && data10 !== null) {
        const err24 = { instancePath: instancePath + "/hostedInvoiceUrl", schemaPath: "#/properties/hostedInvoiceUrl/type", keyword: "type", params: { type: schema91.properties.hostedInvoiceUrl.type } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.paidAt !== void 0) {
      let data11 = data.paidAt;
      if (typeof data11 !== "string" && data11 !== null) {
        const err25 = { instancePath: instancePath + "/paidAt", schemaPath: "#/properties/paidAt/type", keyword: "type", params: { type: schema91.properties.paidAt.type } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (!formats6(data11)) {
          const err26 = { instancePath: instancePath + "/paidAt", schemaPath: "#/properties/paidAt/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    }
    if (data.createdAt !== void 0) {
      let data12 = data.createdAt;
      if (typeof data12 === "string") {
        if (!formats6(data12)) {
          const err27 = { instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      } else {
        const err28 = { instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
  } else {
    const err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err29];
    } else {
      vErrors.push(err29);
    }
    errors++;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "props": { "id": true, "invoiceNumber": true, "status": true, "subtotalPence": true, "vatPence": true, "totalPence": true, "dueDate": true, "periodStart": true, "periodEnd": true, "jobCount": true, "hostedInvoiceUrl": true, "paidAt": true, "createdAt": true }, "dynamicProps": false, "dynamicItems": false };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.invoices === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invoices" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.nextCursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextCursor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.invoices !== void 0) {
      let data0 = data.invoices;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err2 = { instancePath: instancePath + "/invoices", schemaPath: "#/properties/invoices/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate62(data0[i0], { instancePath: instancePath + "/invoices/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/invoices", schemaPath: "#/properties/invoices/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.nextCursor !== void 0) {
      let data2 = data.nextCursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/nextCursor", schemaPath: "#/$defs/NextCursor/type", keyword: "type", params: { type: schema56.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "props": { "invoices": true, "nextCursor": true }, "dynamicProps": false, "dynamicItems": false };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate61(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var success_getInvoice = validate65;
var schema97 = { "type": "object", "required": ["id", "status", "fulfillmentChannel", "externalOrderId"], "properties": { "id": { "type": "string" }, "status": { "type": "string" }, "fulfillmentChannel": { "$ref": "#/$defs/FulfillmentChannel" }, "externalOrderId": { "type": ["string", "null"] } } };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.fulfillmentChannel === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fulfillmentChannel" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.externalOrderId === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "externalOrderId" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.fulfillmentChannel !== void 0) {
      let data2 = data.fulfillmentChannel;
      if (typeof data2 !== "string") {
        const err6 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/$defs/FulfillmentChannel/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data2 === "MOBILE" || data2 === "IN_VENUE")) {
        const err7 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/$defs/FulfillmentChannel/enum", keyword: "enum", params: { allowedValues: schema51.enum } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.externalOrderId !== void 0) {
      let data3 = data.externalOrderId;
      if (typeof data3 !== "string" && data3 !== null) {
        const err8 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/properties/externalOrderId/type", keyword: "type", params: { type: schema97.properties.externalOrderId.type } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { "props": { "id": true, "status": true, "fulfillmentChannel": true, "externalOrderId": true }, "dynamicProps": false, "dynamicItems": false };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate62(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.lineItems === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "lineItems" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.jobs === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "jobs" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.jobs !== void 0) {
      let data0 = data.jobs;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate68(data0[i0], { instancePath: instancePath + "/jobs/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/jobs", schemaPath: "#/allOf/1/properties/jobs/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { "props": { "lineItems": true, "jobs": true, "id": true, "invoiceNumber": true, "status": true, "subtotalPence": true, "vatPence": true, "totalPence": true, "dueDate": true, "periodStart": true, "periodEnd": true, "jobCount": true, "hostedInvoiceUrl": true, "paidAt": true, "createdAt": true }, "dynamicProps": false, "dynamicItems": false };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.invoice === void 0) {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "invoice" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.invoice !== void 0) {
          if (!validate66(data1.invoice, { instancePath: instancePath + "/data/invoice", parentData: data1, parentDataProperty: "invoice", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var success_listRefunds = validate71;
var schema102 = { "type": "object", "required": ["id", "jobId", "amount", "currency", "reason", "status", "processorRefundId", "cancelledJob", "createdAt"], "properties": { "id": { "type": "string" }, "jobId": { "type": "string" }, "amount": { "type": "number" }, "currency": { "type": "string" }, "reason": { "type": "string" }, "status": { "$ref": "#/$defs/RefundStatus" }, "processorRefundId": { "type": ["string", "null"] }, "cancelledJob": { "type": "boolean" }, "createdAt": { "type": "string", "format": "timestamp" } } };
var schema103 = { "type": "string", "enum": ["SUCCEEDED", "PENDING", "FAILED", "RECONCILED_FROM_PROCESSOR"] };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.jobId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "jobId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.amount === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.currency === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.reason === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.processorRefundId === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "processorRefundId" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.cancelledJob === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cancelledJob" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.jobId !== void 0) {
      if (typeof data.jobId !== "string") {
        const err10 = { instancePath: instancePath + "/jobId", schemaPath: "#/properties/jobId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      let data2 = data.amount;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        const err11 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.currency !== void 0) {
      if (typeof data.currency !== "string") {
        const err12 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      if (typeof data.reason !== "string") {
        const err13 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data5 = data.status;
      if (typeof data5 !== "string") {
        const err14 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/RefundStatus/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (!(data5 === "SUCCEEDED" || data5 === "PENDING" || data5 === "FAILED" || data5 === "RECONCILED_FROM_PROCESSOR")) {
        const err15 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/RefundStatus/enum", keyword: "enum", params: { allowedValues: schema103.enum } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.processorRefundId !== void 0) {
      let data6 = data.processorRefundId;
      if (typeof data6 !== "string" && data6 !== null) {
        const err16 = { instancePath: instancePath + "/processorRefundId", schemaPath: "#/properties/processorRefundId/type", keyword: "type", params: { type: schema102.properties.processorRefundId.type } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.cancelledJob !== void 0) {
      if (typeof data.cancelledJob !== "boolean") {
        const err17 = { instancePath: instancePath + "/cancelledJob", schemaPath: "#/properties/cancelledJob/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data8 = data.createdAt;
      if (typeof data8 === "string") {
        if (!formats6(data8)) {
          const err18 = { instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { "props": { "id": true, "jobId": true, "amount": true, "currency": true, "reason": true, "status": true, "processorRefundId": true, "cancelledJob": true, "createdAt": true }, "dynamicProps": false, "dynamicItems": false };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.refunds === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refunds" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.nextCursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextCursor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.refunds !== void 0) {
      let data0 = data.refunds;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err2 = { instancePath: instancePath + "/refunds", schemaPath: "#/properties/refunds/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate73(data0[i0], { instancePath: instancePath + "/refunds/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/refunds", schemaPath: "#/properties/refunds/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.nextCursor !== void 0) {
      let data2 = data.nextCursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/nextCursor", schemaPath: "#/$defs/NextCursor/type", keyword: "type", params: { type: schema56.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "props": { "refunds": true, "nextCursor": true }, "dynamicProps": false, "dynamicItems": false };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate72(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var success_getRefund = validate76;
var schema107 = { "allOf": [{ "$ref": "#/$defs/Refund" }, { "type": "object", "required": ["notes", "processorPaymentIntentId"], "properties": { "notes": { "type": ["string", "null"] }, "processorPaymentIntentId": { "type": ["string", "null"] } } }] };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate73(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.notes === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "notes" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.processorPaymentIntentId === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "processorPaymentIntentId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.notes !== void 0) {
      let data0 = data.notes;
      if (typeof data0 !== "string" && data0 !== null) {
        const err2 = { instancePath: instancePath + "/notes", schemaPath: "#/allOf/1/properties/notes/type", keyword: "type", params: { type: schema107.allOf[1].properties.notes.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.processorPaymentIntentId !== void 0) {
      let data1 = data.processorPaymentIntentId;
      if (typeof data1 !== "string" && data1 !== null) {
        const err3 = { instancePath: instancePath + "/processorPaymentIntentId", schemaPath: "#/allOf/1/properties/processorPaymentIntentId/type", keyword: "type", params: { type: schema107.allOf[1].properties.processorPaymentIntentId.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { "props": { "notes": true, "processorPaymentIntentId": true, "id": true, "jobId": true, "amount": true, "currency": true, "reason": true, "status": true, "processorRefundId": true, "cancelledJob": true, "createdAt": true }, "dynamicProps": false, "dynamicItems": false };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.refund === void 0) {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "refund" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.refund !== void 0) {
          if (!validate77(data1.refund, { instancePath: instancePath + "/data/refund", parentData: data1, parentDataProperty: "refund", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate76.errors = vErrors;
  return errors === 0;
}
validate76.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var success_listDisputes = validate80;
var schema111 = { "type": "object", "required": ["id", "jobId", "amountPence", "currency", "reason", "status", "processorDisputeId", "evidenceDueBy", "createdAt"], "properties": { "id": { "type": "string" }, "jobId": { "type": ["string", "null"] }, "amountPence": { "type": "number" }, "currency": { "type": "string" }, "reason": { "type": "string" }, "status": { "type": "string" }, "processorDisputeId": { "type": "string" }, "evidenceDueBy": { "type": ["string", "null"] }, "createdAt": { "type": "string", "format": "timestamp" } } };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.disputes === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "disputes" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.nextCursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextCursor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.disputes !== void 0) {
      let data0 = data.disputes;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err2 = { instancePath: instancePath + "/disputes", schemaPath: "#/properties/disputes/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.id === void 0) {
              const err3 = { instancePath: instancePath + "/disputes/" + i0, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data1.jobId === void 0) {
              const err4 = { instancePath: instancePath + "/disputes/" + i0, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "jobId" } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data1.amountPence === void 0) {
              const err5 = { instancePath: instancePath + "/disputes/" + i0, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "amountPence" } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data1.currency === void 0) {
              const err6 = { instancePath: instancePath + "/disputes/" + i0, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "currency" } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data1.reason === void 0) {
              const err7 = { instancePath: instancePath + "/disputes/" + i0, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "reason" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data1.status === void 0) {
              const err8 = { instancePath: instancePath + "/disputes/" + i0, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "status" } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data1.processorDisputeId === void 0) {
              const err9 = { instancePath: instancePath + "/disputes/" + i0, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "processorDisputeId" } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data1.evidenceDueBy === void 0) {
              const err10 = { instancePath: instancePath + "/disputes/" + i0, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "evidenceDueBy" } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data1.createdAt === void 0) {
              const err11 = { instancePath: instancePath + "/disputes/" + i0, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "createdAt" } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data1.id !== void 0) {
              if (typeof data1.id !== "string") {
                const err12 = { instancePath: instancePath + "/disputes/" + i0 + "/id", schemaPath: "#/$defs/Dispute/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data1.jobId !== void 0) {
              let data3 = data1.jobId;
              if (typeof data3 !== "string" && data3 !== null) {
                const err13 = { instancePath: instancePath + "/disputes/" + i0 + "/jobId", schemaPath: "#/$defs/Dispute/properties/jobId/type", keyword: "type", params: { type: schema111.properties.jobId.type } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data1.amountPence !== void 0) {
              let data4 = data1.amountPence;
              if (!(typeof data4 == "number" && isFinite(data4))) {
                const err14 = { instancePath: instancePath + "/disputes/" + i0 + "/amountPence", schemaPath: "#/$defs/Dispute/properties/amountPence/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data1.currency !== void 0) {
              if (typeof data1.currency !== "string") {
                const err15 = { instancePath: instancePath + "/disputes/" + i0 + "/currency", schemaPath: "#/$defs/Dispute/properties/currency/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data1.reason !== void 0) {
              if (typeof data1.reason !== "string") {
                const err16 = { instancePath: instancePath + "/disputes/" + i0 + "/reason", schemaPath: "#/$defs/Dispute/properties/reason/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data1.status !== void 0) {
              if (typeof data1.status !== "string") {
                const err17 = { instancePath: instancePath + "/disputes/" + i0 + "/status", schemaPath: "#/$defs/Dispute/properties/status/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data1.processorDisputeId !== void 0) {
              if (typeof data1.processorDisputeId !== "string") {
                const err18 = { instancePath: instancePath + "/disputes/" + i0 + "/processorDisputeId", schemaPath: "#/$defs/Dispute/properties/processorDisputeId/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data1.evidenceDueBy !== void 0) {
              let data9 = data1.evidenceDueBy;
              if (typeof data9 !== "string" && data9 !== null) {
                const err19 = { instancePath: instancePath + "/disputes/" + i0 + "/evidenceDueBy", schemaPath: "#/$defs/Dispute/properties/evidenceDueBy/type", keyword: "type", params: { type: schema111.properties.evidenceDueBy.type } };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data1.createdAt !== void 0) {
              let data10 = data1.createdAt;
              if (typeof data10 === "string") {
                if (!formats6(data10)) {
                  const err20 = { instancePath: instancePath + "/disputes/" + i0 + "/createdAt", schemaPath: "#/$defs/Dispute/properties/createdAt/format", keyword: "format", params: { format: "timestamp" } };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              } else {
                const err21 = { instancePath: instancePath + "/disputes/" + i0 + "/createdAt", schemaPath: "#/$defs/Dispute/properties/createdAt/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
          } else {
            const err22 = { instancePath: instancePath + "/disputes/" + i0, schemaPath: "#/$defs/Dispute/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/disputes", schemaPath: "#/properties/disputes/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.nextCursor !== void 0) {
      let data11 = data.nextCursor;
      if (typeof data11 !== "string" && data11 !== null) {
        const err24 = { instancePath: instancePath + "/nextCursor", schemaPath: "#/$defs/NextCursor/type", keyword: "type", params: { type: schema56.type } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
  } else {
    const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err25];
    } else {
      vErrors.push(err25);
    }
    errors++;
  }
  validate81.errors = vErrors;
  return errors === 0;
}
validate81.evaluated = { "props": { "disputes": true, "nextCursor": true }, "dynamicProps": false, "dynamicItems": false };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate81(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
validate80.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var success_getDispute = validate83;
var schema115 = { "allOf": [{ "$ref": "#/$defs/Dispute" }, { "type": "object", "required": ["processorChargeId", "processorPaymentIntentId", "updatedAt"], "properties": { "processorChargeId": { "type": "string" }, "processorPaymentIntentId": { "type": ["string", "null"] }, "updatedAt": { "type": "string", "format": "timestamp" } } }] };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.jobId === void 0) {
      const err1 = { instancePath, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "jobId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.amountPence === void 0) {
      const err2 = { instancePath, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "amountPence" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.currency === void 0) {
      const err3 = { instancePath, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "currency" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.reason === void 0) {
      const err4 = { instancePath, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "reason" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err5 = { instancePath, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.processorDisputeId === void 0) {
      const err6 = { instancePath, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "processorDisputeId" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.evidenceDueBy === void 0) {
      const err7 = { instancePath, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "evidenceDueBy" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err8 = { instancePath, schemaPath: "#/$defs/Dispute/required", keyword: "required", params: { missingProperty: "createdAt" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err9 = { instancePath: instancePath + "/id", schemaPath: "#/$defs/Dispute/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.jobId !== void 0) {
      let data1 = data.jobId;
      if (typeof data1 !== "string" && data1 !== null) {
        const err10 = { instancePath: instancePath + "/jobId", schemaPath: "#/$defs/Dispute/properties/jobId/type", keyword: "type", params: { type: schema111.properties.jobId.type } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.amountPence !== void 0) {
      let data2 = data.amountPence;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        const err11 = { instancePath: instancePath + "/amountPence", schemaPath: "#/$defs/Dispute/properties/amountPence/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.currency !== void 0) {
      if (typeof data.currency !== "string") {
        const err12 = { instancePath: instancePath + "/currency", schemaPath: "#/$defs/Dispute/properties/currency/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      if (typeof data.reason !== "string") {
        const err13 = { instancePath: instancePath + "/reason", schemaPath: "#/$defs/Dispute/properties/reason/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        const err14 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/Dispute/properties/status/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.processorDisputeId !== void 0) {
      if (typeof data.processorDisputeId !== "string") {
        const err15 = { instancePath: instancePath + "/processorDisputeId", schemaPath: "#/$defs/Dispute/properties/processorDisputeId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.evidenceDueBy !== void 0) {
      let data7 = data.evidenceDueBy;
      if (typeof data7 !== "string" && data7 !== null) {
        const err16 = { instancePath: instancePath + "/evidenceDueBy", schemaPath: "#/$defs/Dispute/properties/evidenceDueBy/type", keyword: "type", params: { type: schema111.properties.evidenceDueBy.type } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data8 = data.createdAt;
      if (typeof data8 === "string") {
        if (!formats6(data8)) {
          const err17 = { instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/Dispute/properties/createdAt/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/Dispute/properties/createdAt/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/$defs/Dispute/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.processorChargeId === void 0) {
      const err20 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "processorChargeId" } };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    if (data.processorPaymentIntentId === void 0) {
      const err21 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "processorPaymentIntentId" } };
      if (vErrors === null) {
        vErrors = [err21];
      } else {
        vErrors.push(err21);
      }
      errors++;
    }
    if (data.updatedAt === void 0) {
      const err22 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "updatedAt" } };
      if (vErrors === null) {
        vErrors = [err22];
      } else {
        vErrors.push(err22);
      }
      errors++;
    }
    if (data.processorChargeId !== void 0) {
      if (typeof data.processorChargeId !== "string") {
        const err23 = { instancePath: instancePath + "/processorChargeId", schemaPath: "#/allOf/1/properties/processorChargeId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.processorPaymentIntentId !== void 0) {
      let data10 = data.processorPaymentIntentId;
      if (typeof data10 !== "string" && data10 !== null) {
        const err24 = { instancePath: instancePath + "/processorPaymentIntentId", schemaPath: "#/allOf/1/properties/processorPaymentIntentId/type", keyword: "type", params: { type: schema115.allOf[1].properties.processorPaymentIntentId.type } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.updatedAt !== void 0) {
      let data11 = data.updatedAt;
      if (typeof data11 === "string") {
        if (!formats6(data11)) {
          const err25 = { instancePath: instancePath + "/updatedAt", schemaPath: "#/allOf/1/properties/updatedAt/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      } else {
        const err26 = { instancePath: instancePath + "/updatedAt", schemaPath: "#/allOf/1/properties/updatedAt/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = { "props": { "processorChargeId": true, "processorPaymentIntentId": true, "updatedAt": true, "id": true, "jobId": true, "amountPence": true, "currency": true, "reason": true, "status": true, "processorDisputeId": true, "evidenceDueBy": true, "createdAt": true }, "dynamicProps": false, "dynamicItems": false };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.success !== void 0) {
      let data0 = data.success;
      if (typeof data0 !== "boolean") {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (true !== data0) {
        const err3 = { instancePath: instancePath + "/success", schemaPath: "#/$defs/Success/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.dispute === void 0) {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "dispute" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.dispute !== void 0) {
          if (!validate84(data1.dispute, { instancePath: instancePath + "/data/dispute", parentData: data1, parentDataProperty: "dispute", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate83.errors = vErrors;
  return errors === 0;
}
validate83.evaluated = { "props": { "success": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_job_created = validate86;
var schema120 = { "type": "object", "required": ["id", "jobId", "externalUserId", "externalOrderId", "passthroughJson", "fulfillmentChannel", "status", "paymentStatus"], "properties": { "id": { "$ref": "#/$defs/EventId" }, "jobId": { "type": "string" }, "externalUserId": { "type": ["string", "null"] }, "externalOrderId": { "type": ["string", "null"] }, "passthroughJson": { "type": ["object", "null"], "additionalProperties": true }, "fulfillmentChannel": { "$ref": "#/$defs/FulfillmentChannel" }, "status": { "type": "string" }, "paymentStatus": { "type": "string" }, "fulfillment": { "$ref": "#/$defs/Fulfillment" } } };
var pattern7 = new RegExp("^evt_[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$", "u");
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.jobId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "jobId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.externalUserId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "externalUserId" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.externalOrderId === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "externalOrderId" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.passthroughJson === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passthroughJson" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.fulfillmentChannel === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fulfillmentChannel" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.paymentStatus === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentStatus" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern7.test(data0)) {
          const err8 = { instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/pattern", keyword: "pattern", params: { pattern: "^evt_[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.jobId !== void 0) {
      if (typeof data.jobId !== "string") {
        const err10 = { instancePath: instancePath + "/jobId", schemaPath: "#/properties/jobId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.externalUserId !== void 0) {
      let data2 = data.externalUserId;
      if (typeof data2 !== "string" && data2 !== null) {
        const err11 = { instancePath: instancePath + "/externalUserId", schemaPath: "#/properties/externalUserId/type", keyword: "type", params: { type: schema120.properties.externalUserId.type } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.externalOrderId !== void 0) {
      let data3 = data.externalOrderId;
      if (typeof data3 !== "string" && data3 !== null) {
        const err12 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/properties/externalOrderId/type", keyword: "type", params: { type: schema120.properties.externalOrderId.type } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.passthroughJson !== void 0) {
      let data4 = data.passthroughJson;
      if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
        const err13 = { instancePath: instancePath + "/passthroughJson", schemaPath: "#/properties/passthroughJson/type", keyword: "type", params: { type: schema120.properties.passthroughJson.type } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.fulfillmentChannel !== void 0) {
      let data5 = data.fulfillmentChannel;
      if (typeof data5 !== "string") {
        const err14 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/$defs/FulfillmentChannel/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (!(data5 === "MOBILE" || data5 === "IN_VENUE")) {
        const err15 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/$defs/FulfillmentChannel/enum", keyword: "enum", params: { allowedValues: schema51.enum } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        const err16 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.paymentStatus !== void 0) {
      if (typeof data.paymentStatus !== "string") {
        const err17 = { instancePath: instancePath + "/paymentStatus", schemaPath: "#/properties/paymentStatus/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.fulfillment !== void 0) {
      if (!validate35(data.fulfillment, { instancePath: instancePath + "/fulfillment", parentData: data, parentDataProperty: "fulfillment", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate88.errors = vErrors;
  return errors === 0;
}
validate88.evaluated = { "props": { "id": true, "jobId": true, "externalUserId": true, "externalOrderId": true, "passthroughJson": true, "fulfillmentChannel": true, "status": true, "paymentStatus": true, "fulfillment": true }, "dynamicProps": false, "dynamicItems": false };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate88(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.billingMode === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "billingMode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.scheduledFor === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "scheduledFor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.patient === void 0) {
      const err2 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "patient" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.billingMode !== void 0) {
      if (typeof data.billingMode !== "string") {
        const err3 = { instancePath: instancePath + "/billingMode", schemaPath: "#/allOf/1/properties/billingMode/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.scheduledFor !== void 0) {
      let data1 = data.scheduledFor;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err4 = { instancePath: instancePath + "/scheduledFor", schemaPath: "#/allOf/1/properties/scheduledFor/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/scheduledFor", schemaPath: "#/allOf/1/properties/scheduledFor/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.patient !== void 0) {
      let data2 = data.patient;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.firstName === void 0) {
          const err6 = { instancePath: instancePath + "/patient", schemaPath: "#/allOf/1/properties/patient/required", keyword: "required", params: { missingProperty: "firstName" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data2.lastName === void 0) {
          const err7 = { instancePath: instancePath + "/patient", schemaPath: "#/allOf/1/properties/patient/required", keyword: "required", params: { missingProperty: "lastName" } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data2.phoneLast4 === void 0) {
          const err8 = { instancePath: instancePath + "/patient", schemaPath: "#/allOf/1/properties/patient/required", keyword: "required", params: { missingProperty: "phoneLast4" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data2.firstName !== void 0) {
          if (typeof data2.firstName !== "string") {
            const err9 = { instancePath: instancePath + "/patient/firstName", schemaPath: "#/allOf/1/properties/patient/properties/firstName/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data2.lastName !== void 0) {
          let data4 = data2.lastName;
          if (typeof data4 === "string") {
            if (func1(data4) > 2) {
              const err10 = { instancePath: instancePath + "/patient/lastName", schemaPath: "#/allOf/1/properties/patient/properties/lastName/maxLength", keyword: "maxLength", params: { limit: 2 } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/patient/lastName", schemaPath: "#/allOf/1/properties/patient/properties/lastName/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data2.phoneLast4 !== void 0) {
          let data5 = data2.phoneLast4;
          if (typeof data5 === "string") {
            if (func1(data5) > 4) {
              const err12 = { instancePath: instancePath + "/patient/phoneLast4", schemaPath: "#/allOf/1/properties/patient/properties/phoneLast4/maxLength", keyword: "maxLength", params: { limit: 4 } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/patient/phoneLast4", schemaPath: "#/allOf/1/properties/patient/properties/phoneLast4/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/patient", schemaPath: "#/allOf/1/properties/patient/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate87.errors = vErrors;
  return errors === 0;
}
validate87.evaluated = { "props": { "billingMode": true, "scheduledFor": true, "patient": true, "id": true, "jobId": true, "externalUserId": true, "externalOrderId": true, "passthroughJson": true, "fulfillmentChannel": true, "status": true, "paymentStatus": true, "fulfillment": true }, "dynamicProps": false, "dynamicItems": false };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("job.created" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "job.created" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate87(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_job_confirmed = validate92;
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("job.confirmed" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "job.confirmed" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate88(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate92.errors = vErrors;
  return errors === 0;
}
validate92.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_job_in_progress = validate94;
var schema127 = { "allOf": [{ "$ref": "#/$defs/JobEventData" }, { "type": "object", "properties": { "checkedInAt": { "type": ["string", "null"], "format": "timestamp" } }, "if": { "required": ["fulfillmentChannel"], "properties": { "fulfillmentChannel": { "const": "IN_VENUE" } }, "additionalProperties": true }, "then": { "required": ["checkedInAt"], "properties": { "checkedInAt": { "type": "string" } }, "additionalProperties": true } }] };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate88(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
    errors = vErrors.length;
  }
  const _errs3 = errors;
  let valid1 = true;
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.fulfillmentChannel === void 0 && (missing0 = "fulfillmentChannel")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.fulfillmentChannel !== void 0) {
        if ("IN_VENUE" !== data.fulfillmentChannel) {
          const err1 = {};
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs4 === errors;
  errors = _errs3;
  if (vErrors !== null) {
    if (_errs3) {
      vErrors.length = _errs3;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs7 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.checkedInAt === void 0) {
        const err2 = { instancePath, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: "checkedInAt" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.checkedInAt !== void 0) {
        if (typeof data.checkedInAt !== "string") {
          const err3 = { instancePath: instancePath + "/checkedInAt", schemaPath: "#/allOf/1/then/properties/checkedInAt/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    var _valid0 = _errs7 === errors;
    valid1 = _valid0;
  }
  if (!valid1) {
    const err4 = { instancePath, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.checkedInAt !== void 0) {
      let data2 = data.checkedInAt;
      if (typeof data2 !== "string" && data2 !== null) {
        const err5 = { instancePath: instancePath + "/checkedInAt", schemaPath: "#/allOf/1/properties/checkedInAt/type", keyword: "type", params: { type: schema127.allOf[1].properties.checkedInAt.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (!formats6(data2)) {
          const err6 = { instancePath: instancePath + "/checkedInAt", schemaPath: "#/allOf/1/properties/checkedInAt/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate95.errors = vErrors;
  return errors === 0;
}
validate95.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("job.in_progress" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "job.in_progress" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate95(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate94.errors = vErrors;
  return errors === 0;
}
validate94.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_job_completed = validate98;
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("job.completed" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "job.completed" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate88(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate98.errors = vErrors;
  return errors === 0;
}
validate98.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_job_cancelled = validate100;
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("job.cancelled" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "job.cancelled" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate88(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate100.errors = vErrors;
  return errors === 0;
}
validate100.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_job_rescheduled = validate102;
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("job.rescheduled" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "job.rescheduled" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate88(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate102.errors = vErrors;
  return errors === 0;
}
validate102.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_job_en_route = validate104;
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate88(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fulfillmentChannel === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "fulfillmentChannel" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.fulfillmentChannel !== void 0) {
      let data0 = data.fulfillmentChannel;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/allOf/1/properties/fulfillmentChannel/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if ("MOBILE" !== data0) {
        const err2 = { instancePath: instancePath + "/fulfillmentChannel", schemaPath: "#/allOf/1/properties/fulfillmentChannel/const", keyword: "const", params: { allowedValue: "MOBILE" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate105.errors = vErrors;
  return errors === 0;
}
validate105.evaluated = { "props": { "fulfillmentChannel": true, "id": true, "jobId": true, "externalUserId": true, "externalOrderId": true, "passthroughJson": true, "status": true, "paymentStatus": true, "fulfillment": true }, "dynamicProps": false, "dynamicItems": false };
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate104.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("job.en_route" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "job.en_route" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate105(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate104.errors = vErrors;
  return errors === 0;
}
validate104.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_job_arrived = validate108;
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("job.arrived" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "job.arrived" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate105(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate108.errors = vErrors;
  return errors === 0;
}
validate108.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_job_eta_updated = validate110;
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate105(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.previousEta === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "previousEta" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.newEta === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "newEta" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate111.errors = vErrors;
  return errors === 0;
}
validate111.evaluated = { "props": { "previousEta": true, "newEta": true, "fulfillmentChannel": true, "id": true, "jobId": true, "externalUserId": true, "externalOrderId": true, "passthroughJson": true, "status": true, "paymentStatus": true, "fulfillment": true }, "dynamicProps": false, "dynamicItems": false };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate110.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("job.eta_updated" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "job.eta_updated" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate111(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate110.errors = vErrors;
  return errors === 0;
}
validate110.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_job_no_show = validate114;
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate114.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("job.no_show" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "job.no_show" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate88(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate114.errors = vErrors;
  return errors === 0;
}
validate114.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_dispatch_assigned = validate116;
var schema147 = { "type": "object", "properties": { "id": { "type": "string" }, "jobId": { "type": ["string", "null"] }, "externalUserId": { "type": ["string", "null"] }, "externalOrderId": { "type": ["string", "null"] }, "passthroughJson": { "type": ["object", "null"], "additionalProperties": true }, "fulfillment": { "$ref": "#/$defs/Fulfillment" } }, "additionalProperties": true };
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate118.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.jobId !== void 0) {
      let data1 = data.jobId;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/jobId", schemaPath: "#/properties/jobId/type", keyword: "type", params: { type: schema147.properties.jobId.type } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.externalUserId !== void 0) {
      let data2 = data.externalUserId;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/externalUserId", schemaPath: "#/properties/externalUserId/type", keyword: "type", params: { type: schema147.properties.externalUserId.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.externalOrderId !== void 0) {
      let data3 = data.externalOrderId;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/externalOrderId", schemaPath: "#/properties/externalOrderId/type", keyword: "type", params: { type: schema147.properties.externalOrderId.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.passthroughJson !== void 0) {
      let data4 = data.passthroughJson;
      if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
        const err4 = { instancePath: instancePath + "/passthroughJson", schemaPath: "#/properties/passthroughJson/type", keyword: "type", params: { type: schema147.properties.passthroughJson.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.fulfillment !== void 0) {
      if (!validate35(data.fulfillment, { instancePath: instancePath + "/fulfillment", parentData: data, parentDataProperty: "fulfillment", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate118.errors = vErrors;
  return errors === 0;
}
validate118.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate118(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phlebotomist !== void 0) {
      let data0 = data.phlebotomist;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.name !== void 0) {
          if (typeof data0.name !== "string") {
            const err0 = { instancePath: instancePath + "/phlebotomist/name", schemaPath: "#/allOf/1/properties/phlebotomist/properties/name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (data0.phone !== void 0) {
          if (typeof data0.phone !== "string") {
            const err1 = { instancePath: instancePath + "/phlebotomist/phone", schemaPath: "#/allOf/1/properties/phlebotomist/properties/phone/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/phlebotomist", schemaPath: "#/allOf/1/properties/phlebotomist/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate117.errors = vErrors;
  return errors === 0;
}
validate117.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate116.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("dispatch.assigned" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "dispatch.assigned" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate117(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate116.errors = vErrors;
  return errors === 0;
}
validate116.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_dispatch_searching = validate122;
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate118(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.searchRadiusMiles === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "searchRadiusMiles" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.searchRadiusMiles !== void 0) {
      let data0 = data.searchRadiusMiles;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/searchRadiusMiles", schemaPath: "#/allOf/1/properties/searchRadiusMiles/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate123.errors = vErrors;
  return errors === 0;
}
validate123.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate122.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("dispatch.searching" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "dispatch.searching" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate123(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate122.errors = vErrors;
  return errors === 0;
}
validate122.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_dispatch_unassigned = validate126;
var schema153 = { "allOf": [{ "$ref": "#/$defs/JobBoundEventData" }, { "type": "object", "properties": { "reason": { "type": ["string", "null"] } } }] };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate127.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate118(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.reason !== void 0) {
      let data0 = data.reason;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/reason", schemaPath: "#/allOf/1/properties/reason/type", keyword: "type", params: { type: schema153.allOf[1].properties.reason.type } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate127.errors = vErrors;
  return errors === 0;
}
validate127.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate126.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("dispatch.unassigned" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "dispatch.unassigned" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate127(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate126.errors = vErrors;
  return errors === 0;
}
validate126.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_sample_registered = validate130;
var schema156 = { "allOf": [{ "$ref": "#/$defs/JobBoundEventData" }, { "type": "object", "required": ["shipmentMode", "shipmentModeSource", "clientMetadata", "collectionNotes"], "properties": { "shipmentMode": { "type": ["string", "null"] }, "shipmentModeSource": {}, "clientMetadata": { "type": ["object", "null"], "additionalProperties": true }, "collectionNotes": { "type": ["string", "null"] } } }] };
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate131.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate118(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.shipmentMode === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "shipmentMode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.shipmentModeSource === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "shipmentModeSource" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.clientMetadata === void 0) {
      const err2 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "clientMetadata" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.collectionNotes === void 0) {
      const err3 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "collectionNotes" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.shipmentMode !== void 0) {
      let data0 = data.shipmentMode;
      if (typeof data0 !== "string" && data0 !== null) {
        const err4 = { instancePath: instancePath + "/shipmentMode", schemaPath: "#/allOf/1/properties/shipmentMode/type", keyword: "type", params: { type: schema156.allOf[1].properties.shipmentMode.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.clientMetadata !== void 0) {
      let data1 = data.clientMetadata;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
        const err5 = { instancePath: instancePath + "/clientMetadata", schemaPath: "#/allOf/1/properties/clientMetadata/type", keyword: "type", params: { type: schema156.allOf[1].properties.clientMetadata.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.collectionNotes !== void 0) {
      let data2 = data.collectionNotes;
      if (typeof data2 !== "string" && data2 !== null) {
        const err6 = { instancePath: instancePath + "/collectionNotes", schemaPath: "#/allOf/1/properties/collectionNotes/type", keyword: "type", params: { type: schema156.allOf[1].properties.collectionNotes.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate131.errors = vErrors;
  return errors === 0;
}
validate131.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate130.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("sample.registered" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "sample.registered" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate131(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate130.errors = vErrors;
  return errors === 0;
}
validate130.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_sample_in_lab = validate134;
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate134.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("sample.in_lab" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "sample.in_lab" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate118(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate134.errors = vErrors;
  return errors === 0;
}
validate134.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_sample_results_ready = validate136;
var schema161 = { "allOf": [{ "$ref": "#/$defs/JobBoundEventData" }, { "type": "object", "required": ["resultsUrl"], "properties": { "resultsUrl": { "type": ["string", "null"] } } }] };
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate137.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate118(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.resultsUrl === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "resultsUrl" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.resultsUrl !== void 0) {
      let data0 = data.resultsUrl;
      if (typeof data0 !== "string" && data0 !== null) {
        const err1 = { instancePath: instancePath + "/resultsUrl", schemaPath: "#/allOf/1/properties/resultsUrl/type", keyword: "type", params: { type: schema161.allOf[1].properties.resultsUrl.type } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate137.errors = vErrors;
  return errors === 0;
}
validate137.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate136.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("sample.results_ready" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "sample.results_ready" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate137(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate136.errors = vErrors;
  return errors === 0;
}
validate136.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_invoice_created = validate140;
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate140.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("invoice.created" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "invoice.created" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data2 = data.data;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.id !== void 0) {
          if (typeof data2.id !== "string") {
            const err7 = { instancePath: instancePath + "/data/id", schemaPath: "#/$defs/EventData/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/EventData/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate140.errors = vErrors;
  return errors === 0;
}
validate140.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_invoice_paid = validate141;
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate141.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("invoice.paid" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "invoice.paid" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data2 = data.data;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.id !== void 0) {
          if (typeof data2.id !== "string") {
            const err7 = { instancePath: instancePath + "/data/id", schemaPath: "#/$defs/EventData/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/EventData/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate141.errors = vErrors;
  return errors === 0;
}
validate141.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_invoice_payment_failed = validate142;
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate142.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("invoice.payment_failed" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "invoice.payment_failed" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data2 = data.data;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.id !== void 0) {
          if (typeof data2.id !== "string") {
            const err7 = { instancePath: instancePath + "/data/id", schemaPath: "#/$defs/EventData/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/EventData/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate142.errors = vErrors;
  return errors === 0;
}
validate142.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_invoice_overdue = validate143;
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate143.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("invoice.overdue" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "invoice.overdue" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data2 = data.data;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.id !== void 0) {
          if (typeof data2.id !== "string") {
            const err7 = { instancePath: instancePath + "/data/id", schemaPath: "#/$defs/EventData/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/EventData/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate143.errors = vErrors;
  return errors === 0;
}
validate143.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_refund_created = validate144;
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate144.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("refund.created" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "refund.created" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate118(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate144.errors = vErrors;
  return errors === 0;
}
validate144.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_refund_succeeded = validate146;
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate146.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("refund.succeeded" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "refund.succeeded" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate118(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate146.errors = vErrors;
  return errors === 0;
}
validate146.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_refund_failed = validate148;
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate148.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("refund.failed" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "refund.failed" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate118(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate148.errors = vErrors;
  return errors === 0;
}
validate148.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_dispute_opened = validate150;
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate150.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("dispute.opened" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "dispute.opened" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate118(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate150.errors = vErrors;
  return errors === 0;
}
validate150.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_dispute_closed = validate152;
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate152.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("dispute.closed" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "dispute.closed" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate118(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate152.errors = vErrors;
  return errors === 0;
}
validate152.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_venue_activated = validate154;
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate154.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("venue.activated" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "venue.activated" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data2 = data.data;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.id !== void 0) {
          if (typeof data2.id !== "string") {
            const err7 = { instancePath: instancePath + "/data/id", schemaPath: "#/$defs/EventData/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/EventData/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate154.errors = vErrors;
  return errors === 0;
}
validate154.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var webhook_venue_deactivated = validate155;
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate155.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("venue.deactivated" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "venue.deactivated" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!formats6(data1)) {
          const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/format", keyword: "format", params: { format: "timestamp" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/EventTimestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data2 = data.data;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.id !== void 0) {
          if (typeof data2.id !== "string") {
            const err7 = { instancePath: instancePath + "/data/id", schemaPath: "#/$defs/EventData/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/data", schemaPath: "#/$defs/EventData/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate155.errors = vErrors;
  return errors === 0;
}
validate155.evaluated = { "props": { "type": true, "timestamp": true, "data": true }, "dynamicProps": false, "dynamicItems": false };

// contract/entry.js
var requestBodies = {
  createBookingUrl: body_createBookingUrl,
  createBooking: body_createBooking
};
var closedRequestBodies = {
  createBookingUrl: closed_createBookingUrl,
  createBooking: closed_createBooking
};
var responses = {
  createBookingUrl: { 200: success_createBookingUrl, 400: error, 401: error, 403: error, 404: error, 429: error, 500: error },
  createBooking: { 200: success_createBooking, 400: error, 401: error, 403: error, 404: error, 429: error, 500: error },
  listBookings: { 200: success_listBookings, 400: error, 401: error, 403: error, 429: error, 500: error },
  getBooking: { 200: success_getBooking, 400: error, 401: error, 403: error, 404: error, 429: error, 500: error },
  cancelBooking: { 200: success_cancelBooking, 400: error, 401: error, 403: error, 404: error, 409: error, 429: error, 500: error },
  getBookingSample: { 200: success_getBookingSample, 400: error, 401: error, 403: error, 404: error, 429: error, 500: error },
  listVenues: { 200: success_listVenues, 400: error, 401: error, 403: error, 429: error, 500: error },
  getVenue: { 200: success_getVenue, 400: error, 401: error, 403: error, 404: error, 429: error, 500: error },
  getVenueAvailability: { 200: success_getVenueAvailability, 400: error, 401: error, 403: error, 404: error, 429: error, 500: error },
  getVenueFieldDefinitions: { 200: success_getVenueFieldDefinitions, 400: error, 401: error, 403: error, 429: error, 500: error },
  listTestPanels: { 200: success_listTestPanels, 400: error, 401: error, 403: error, 429: error, 500: error },
  listInvoices: { 200: success_listInvoices, 400: error, 401: error, 403: error, 429: error, 500: error },
  getInvoice: { 200: success_getInvoice, 400: error, 401: error, 403: error, 404: error, 429: error, 500: error },
  listRefunds: { 200: success_listRefunds, 400: error, 401: error, 403: error, 404: error, 429: error, 500: error },
  getRefund: { 200: success_getRefund, 400: error, 401: error, 403: error, 404: error, 429: error, 500: error },
  listDisputes: { 200: success_listDisputes, 400: error, 401: error, 403: error, 404: error, 429: error, 500: error },
  getDispute: { 200: success_getDispute, 400: error, 401: error, 403: error, 404: error, 429: error, 500: error }
};
var webhooks = {
  "job.created": webhook_job_created,
  "job.confirmed": webhook_job_confirmed,
  "job.in_progress": webhook_job_in_progress,
  "job.completed": webhook_job_completed,
  "job.cancelled": webhook_job_cancelled,
  "job.rescheduled": webhook_job_rescheduled,
  "job.en_route": webhook_job_en_route,
  "job.arrived": webhook_job_arrived,
  "job.eta_updated": webhook_job_eta_updated,
  "job.no_show": webhook_job_no_show,
  "dispatch.assigned": webhook_dispatch_assigned,
  "dispatch.searching": webhook_dispatch_searching,
  "dispatch.unassigned": webhook_dispatch_unassigned,
  "sample.registered": webhook_sample_registered,
  "sample.in_lab": webhook_sample_in_lab,
  "sample.results_ready": webhook_sample_results_ready,
  "invoice.created": webhook_invoice_created,
  "invoice.paid": webhook_invoice_paid,
  "invoice.payment_failed": webhook_invoice_payment_failed,
  "invoice.overdue": webhook_invoice_overdue,
  "refund.created": webhook_refund_created,
  "refund.succeeded": webhook_refund_succeeded,
  "refund.failed": webhook_refund_failed,
  "dispute.opened": webhook_dispute_opened,
  "dispute.closed": webhook_dispute_closed,
  "venue.activated": webhook_venue_activated,
  "venue.deactivated": webhook_venue_deactivated
};
export {
  closedRequestBodies,
  requestBodies,
  responses,
  webhooks
};
