require("electron");
require("fs");
